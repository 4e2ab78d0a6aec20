export { openStaticFiles } from "./static-files.ts";
