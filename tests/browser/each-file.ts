/** Each test file gets its own browser profiles, although files share their modules. */
import { afterAll } from "vitest";
import { closeProfiles } from "./visit.ts";

afterAll(closeProfiles);
