/** Profiles of sites that end with a test file end with it, too, although files share their modules. */
import { afterAll } from "vitest";
import { closeProfiles } from "./browser-profiles.ts";

afterAll(closeProfiles);
