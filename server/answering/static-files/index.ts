/** The door of static files: those of the build, from memory. */
export { openStaticFiles } from "./static-files.ts";
