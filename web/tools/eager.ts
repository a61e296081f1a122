// Says in each script that nearly all of it is used at once. Chromium then compiles it while it loads, beside the page;
// otherwise it would do so function by function when the page is drawn. To other browsers it is a comment.
import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad\n";

export function eager(): Plugin {
  return {
    name: "eager",
    apply: "build",
    generateBundle: {
      order: "post", // the hint counts only at the very beginning
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = HINT + file.code;
      },
    },
  };
}
