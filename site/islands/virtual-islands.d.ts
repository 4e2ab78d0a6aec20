/** The built files of the islands (vite.config.ts). */
declare module "virtual:islands" {
  /** Dependencies come first; the last file is the entry. */
  export const files: readonly string[];
}
