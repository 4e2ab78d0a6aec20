/** Starts the built site with its English texts in the test language. */
import { join } from "node:path";
import { exitWithError, openBuiltSite, serve } from "#server";
import type { Languages } from "../../../site/door.ts";

// As for the site itself: React reads it when it is loaded.
process.env.NODE_ENV ??= "production";
const { accentedTexts } = await import("./accented.ts");
const build = join(import.meta.dirname, "..", "..", "..", "build", "server", "index.js");
const { languages }: { readonly languages: Languages } = await import(build);
const { code, locale } = languages.en;
const en = { ...accentedTexts(languages.en), code, locale };

serve((log, settings) => openBuiltSite(log, settings, { ...languages, en })).catch(exitWithError);
