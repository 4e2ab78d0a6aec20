/** The built files of the islands (vite.config.ts). */
declare module "virtual:islands" {
  /** Of the parts that act by themselves. Dependencies come first; the last file is the entry. */
  export const entryFiles: readonly string[];
  /** React and the islands. */
  export const islandFiles: readonly string[];
}
