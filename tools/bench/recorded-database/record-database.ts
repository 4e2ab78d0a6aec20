/**
 * Loaded before the site's program (`node --import`), to replace the database driver by `recording-driver.ts` without
 * a change of the site.
 */
import { registerHooks } from "node:module";

const recording = new URL("./recording-driver.ts", import.meta.url).href;

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === "postgres" && context.parentURL !== recording
      ? { url: recording, shortCircuit: true }
      : nextResolve(specifier, context),
});
