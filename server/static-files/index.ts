export { staticAddresses, staticFiles } from "./static-files.ts";
