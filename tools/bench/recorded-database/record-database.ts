/**
 * Loaded before the site's program (`node --import`): wherever it imports the database's driver, it gets the recording
 * one beside this file. The site itself knows nothing of it.
 */
import { registerHooks } from "node:module";

const recording = new URL("./recording-driver.ts", import.meta.url).href;

registerHooks({
  resolve: (specifier, context, nextResolve) =>
    specifier === "postgres" && context.parentURL !== recording
      ? { url: recording, shortCircuit: true }
      : nextResolve(specifier, context),
});
