/** Where the build has put the code of the islands (vite.config.ts). */
declare module "virtual:islands" {
  /** What is imported before others need it comes before them; the last one brings the islands of a page alive. */
  export const files: readonly string[];
}
