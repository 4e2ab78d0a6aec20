/** Starts the site as an operator runs it. */
import { openBuiltSite } from "./built-site.ts";
import { explainAndExit } from "./refusals.ts";
import { serve } from "./serve.ts";

serve(openBuiltSite).catch(explainAndExit);
