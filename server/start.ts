/** Starts the production site. */
import { openBuiltSite } from "./answering/index.ts";
import { exitWithError, serve } from "./starting/index.ts";

serve(openBuiltSite).catch(exitWithError);
