/** The entry of the scripts of a visitors' page. */
import { startScripts } from "../acting-parts/start-scripts.ts";

// A page whose texts do not load stays what the server has sent.
startScripts().catch(() => {});
