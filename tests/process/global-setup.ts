/** Before all tests that start sites: the data folders that they copy. */
import { makeTemplates } from "./data-folder-templates.ts";

export default makeTemplates;
