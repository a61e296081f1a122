declare module "virtual:game-icons" {
  /** The path of each icon on a grid of 512 x 512, by its name in the set. */
  export const paths: Record<string, string>;
}
