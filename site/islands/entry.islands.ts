/** The entry of the scripts of a visitors' page. */
import { startScripts } from "../acting-parts/start-scripts.ts";

startScripts();
