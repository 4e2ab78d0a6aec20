import { describe, expect, test } from "vitest";
import { WorkerRefusal } from "./orders.ts";
import { embeddedConnections, kept, shareConnections } from "./share-connections.ts";

const sum = ({ site, visitor, service }: ReturnType<typeof shareConnections>) => site + visitor + service;

/** What PostgreSQL keeps for superusers unless told otherwise. */
const superusers = 3;

describe("connections of several workers", () => {
  test("are as many as one process alone opens, where there is room", () => {
    expect(shareConnections(4, 200)).toEqual({ site: 10, visitor: 8, service: 4 });
  });

  test("become fewer for each where there is not, and never more than the server lets in", () => {
    for (let workers = 1; workers <= 64; workers += 1) {
      for (const room of [40, 97, 100, 197, 500, 5_000]) {
        if ((room - kept) / workers < 8) continue;
        const share = shareConnections(workers, room);
        expect(workers * (sum(share) + 3), `${workers} of ${room}`).toBeLessThanOrEqual(room - kept);
        expect(sum(share)).toBeLessThanOrEqual(22);
        expect(share.site).toBeGreaterThanOrEqual(2);
        expect(share.visitor).toBeGreaterThanOrEqual(2);
        expect(share.service).toBeGreaterThanOrEqual(1);
      }
    }
  });

  test("are refused where each would get too few, with how many workers there is room for", () => {
    expect(() => shareConnections(40, 147)).toThrow(
      new WorkerRefusal(
        "WORKERS is 40, but the PostgreSQL lets this site open 147 connections, and each worker needs 8, the rest of the site 14. " +
          "Set WORKERS to 16 or less, or raise max_connections of the server and the limits of the login and of the database.",
      ),
    );
    expect(() => shareConnections(2, 20)).toThrow("Leave WORKERS unset");
  });

  test("find room for any number of workers in the embedded server, which lets 60 in for one process", () => {
    expect(embeddedConnections(1)).toBe(60);
    for (let workers = 1; workers <= 64; workers += 1)
      expect(
        sum(shareConnections(workers, embeddedConnections(workers) - superusers)),
      ).toBeGreaterThanOrEqual(5);
  });
});
