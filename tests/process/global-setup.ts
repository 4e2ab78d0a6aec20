/** Before all tests that start sites: the data folders that they copy. */
import { makeDataFolders } from "./made-data-folders.ts";

export default makeDataFolders;
