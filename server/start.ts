/** Starts the site as an operator runs it. */
import { openBuiltSite } from "./answering/index.ts";
import { explainAndExit, serve } from "./starting/index.ts";

serve(openBuiltSite).catch(explainAndExit);
