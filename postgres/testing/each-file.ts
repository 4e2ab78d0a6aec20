/** Runs around each test file: what it left open in the database is closed, and a leak fails the file. */
import { afterAll } from "vitest";
import { closeTestDatabases } from "./open-test-database.ts";

afterAll(closeTestDatabases);
