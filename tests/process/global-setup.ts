/** Makes the template data folders before all tests that start sites. */
import { makeTemplates } from "./data-folder-templates.ts";

export default makeTemplates;
