/** Runs after each test file: closes its databases, and fails the file if it left a connection open. */
import { afterAll } from "vitest";
import { closeTestDatabases } from "./open-test-database.ts";

afterAll(closeTestDatabases);
