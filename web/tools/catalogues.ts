// The Fluent catalogues as they are after parsing, so that no browser has to parse them:
//   import body from ".../web-table.ftl"   // what a FluentResource has for its body
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    transform: {
      filter: { id: /\.ftl$/ },
      handler: (text) => ({
        code: `export default ${JSON.stringify(new FluentResource(text).body)};`,
        moduleType: "js",
        map: null,
      }),
    },
  };
}
