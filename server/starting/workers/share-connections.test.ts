import { describe, expect, test } from "vitest";
import { embeddedConnections, reserved, shareConnections } from "./share-connections.ts";
import { WorkerRefused } from "./worker-config.ts";

const sum = ({ site, visitor, service }: ReturnType<typeof shareConnections>) => site + visitor + service;

/** What PostgreSQL reserves for superusers by default. */
const superusers = 3;

describe("connections of several workers", () => {
  test("are as many as for a single process, where the server allows it", () => {
    expect(shareConnections(4, 200)).toEqual({ site: 10, visitor: 8, service: 4 });
  });

  test("are fewer per worker otherwise, and never exceed what the server allows", () => {
    for (let workers = 1; workers <= 64; workers += 1) {
      for (const room of [40, 97, 100, 197, 500, 5_000]) {
        if ((room - reserved) / workers < 8) continue;
        const share = shareConnections(workers, room);
        expect(workers * (sum(share) + 3), `${workers} of ${room}`).toBeLessThanOrEqual(room - reserved);
        expect(sum(share)).toBeLessThanOrEqual(22);
        expect(share.site).toBeGreaterThanOrEqual(2);
        expect(share.visitor).toBeGreaterThanOrEqual(2);
        expect(share.service).toBeGreaterThanOrEqual(1);
      }
    }
  });

  test("are refused when each worker would get too few, naming the possible number of workers", () => {
    expect(() => shareConnections(40, 147)).toThrow(
      new WorkerRefused(
        "WORKERS is 40, but the PostgreSQL lets this site open 147 connections, and each worker needs 8, the rest of the site 14. " +
          "Set WORKERS to 16 or less, or raise max_connections of the server and the limits of the login and of the database.",
      ),
    );
    expect(() => shareConnections(2, 20)).toThrow("Leave WORKERS unset");
  });

  test("suffice for any number of workers on the embedded server, which allows 60 for one process", () => {
    expect(embeddedConnections(1)).toBe(60);
    for (let workers = 1; workers <= 64; workers += 1)
      expect(
        sum(shareConnections(workers, embeddedConnections(workers) - superusers)),
      ).toBeGreaterThanOrEqual(5);
  });
});
