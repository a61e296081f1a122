/** A phone: what the others do stands above the plan, not beside it. */
export const PHONE = "(max-width: 699px)";

/** A phone or an upright tablet: a bot's thoughts stand below the plan, where there is room for them. */
export const SLIM = "(max-width: 900px)";

/** A phone, or a tablet on its side that is no larger: one panel is seen at a time. */
export const NARROW = "(max-width: 699px), (max-width: 900px) and (max-height: 899px)";
