/** After each test: nothing that it started goes on running. */
import { afterEach } from "vitest";
import { endLeftovers } from "./running-program.ts";

afterEach(endLeftovers);
