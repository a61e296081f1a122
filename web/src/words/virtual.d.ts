declare module "virtual:languages" {
  /** By the code of the language: what it calls itself, and how to get its words. Made by tools/catalogues.ts. */
  export const NAMES: Record<string, string>;
  export const load: Record<string, () => Promise<import("./catalogues.ts").Catalogue>>;
}
