/** The third door of moving: reads tables of files, without a database and without Node.js. */
export { readFiles } from "./read-files.ts";
export { siteOfTables } from "./site-of-tables.ts";
