/** After each test, kills what it left running; after the last one, all that is running. */
import { afterAll, afterEach, beforeEach } from "vitest";
import { killLeftovers, runningPrograms } from "./run-program.ts";

let startedBefore: ReturnType<typeof runningPrograms>;

beforeEach(() => {
  startedBefore = runningPrograms();
});
afterEach(() => killLeftovers(startedBefore));
afterAll(() => killLeftovers());
