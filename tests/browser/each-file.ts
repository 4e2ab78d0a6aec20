/** Each test file gets its own browser profiles, although files share their modules. */
import { afterAll, beforeAll } from "vitest";
import { connectBrowser, disconnectBrowser } from "./visit.ts";

beforeAll(connectBrowser);
afterAll(disconnectBrowser);
