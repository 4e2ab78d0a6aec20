/** Around each test file of the browser: files share their modules, but not a browser's profiles. */
import { afterAll, beforeAll } from "vitest";
import { connectBrowser, disconnectBrowser } from "./visit.ts";

beforeAll(connectBrowser);
afterAll(disconnectBrowser);
