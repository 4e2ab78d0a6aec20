/** After each test: nothing that it started goes on running; after the last one, nothing at all. */
import { afterAll, afterEach, beforeEach } from "vitest";
import { endLeftovers, runningPrograms } from "./running-program.ts";

let lasting: ReturnType<typeof runningPrograms>;

beforeEach(() => {
  lasting = runningPrograms();
});
afterEach(() => endLeftovers(lasting));
afterAll(() => endLeftovers());
