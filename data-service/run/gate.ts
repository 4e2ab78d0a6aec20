/**
 * Decides when a statement runs, and on which connection. Most statements have a connection of their own; quick ones
 * share the last connection, which saves wake-ups (4,800 instead of 2,900 songs a second). Connections per network
 * and connections for expensive statements are limited, and waiting networks take turns, so that no network can block
 * the others.
 */
import { createShares, type GateRequest, type ShareLimits } from "./connection-shares.ts";
import { createWaitingQueue } from "./waiting-queue.ts";

interface Gate {
  /**
   * @returns a pass without a promise if there is room, to save a turn of the event loop
   * @throws RequestRefused PGRST003, after `maxWaitMs`, or at once when too many wait from this network or in total
   */
  enter(request: GateRequest): Pass | Promise<Pass>;
  /** To be called once for each pass. */
  leave(pass: Pass): void;
}

export interface Pass extends GateRequest {
  /** Time of admission, in milliseconds. */
  readonly since: number;
  /** Whether it uses the last connection, which quick statements share. */
  readonly isShared: boolean;
}

/** The last connection takes this many quick statements at once, multiplied by the number of connections. */
const pipelined = 7;

/** A statement that runs longer counts as slow, and no other is sent behind it on its connection. */
const slowAfterMs = 100;

/** @param connections total number of connections */
export function createGate(
  connections: number,
  limits: ShareLimits,
  now: () => number = () => performance.now(),
): Gate {
  const ownPlaces = connections - 1;
  const own = new Set<Pass>();
  /** Statements on the last connection, in the order of admission; a Set deletes from the middle at no cost. */
  const sharing = new Set<Pass>();
  const shares = createShares(limits);
  const line = createWaitingQueue<Pass>();

  function placeFor(request: GateRequest): "own" | "shared" | null {
    const isAllowed = shares.allow(request);
    const hasOwn = isAllowed && own.size < ownPlaces;
    // Sharing is worthwhile once as many statements run as there are connections.
    const mayShare = request.cost === "quick" && (!hasOwn || own.size + sharing.size >= ownPlaces);
    if (mayShare && shares.allowSharing(request) && canShare()) return "shared";
    if (hasOwn) return "own";
    // An expensive statement could occupy the last connection for long.
    const mayTakeLast = request.cost !== "expensive" || ownPlaces === 0;
    return isAllowed && mayTakeLast && sharing.size === 0 ? "shared" : null;
  }

  function canShare(): boolean {
    const [first] = sharing;
    if (!first) return true;
    if (sharing.size >= connections * pipelined) return false;
    return first.cost === "quick" && now() - first.since < slowAfterMs;
  }

  const fits = (request: GateRequest) => placeFor(request) !== null;

  function admit({ network, cost, isVariable }: GateRequest, place: "own" | "shared"): Pass {
    const pass = { network, cost, isVariable, since: now(), isShared: place === "shared" };
    (pass.isShared ? sharing : own).add(pass);
    if (countsAsConnection(pass)) shares.take(pass);
    else shares.takeSharing(network);
    return pass;
  }

  return {
    enter(request) {
      const place = placeFor(request);
      return place ? admit(request, place) : line.wait(request);
    },
    leave(pass) {
      (pass.isShared ? sharing : own).delete(pass);
      if (countsAsConnection(pass)) shares.release(pass);
      else shares.releaseSharing(pass.network);
      for (let next = line.next(fits); next; next = line.next(fits)) {
        const place = placeFor(next);
        if (place) next.admit(admit(next, place));
      }
    },
  };
}

const countsAsConnection = ({ isShared, cost }: Pass): boolean => !isShared || cost !== "quick";
