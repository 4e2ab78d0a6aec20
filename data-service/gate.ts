/**
 * Which statement goes to the database when, and by which connection. Each has one for itself, but for the last one,
 * which quick statements share: that saves both sides wake-ups (4,800 instead of 2,900 songs a second). A network holds a
 * share of the connections, dear statements of all networks another, and those that wait take turns by network, so that
 * whatever one network sends, there is room for the next. Refuses who would wait too long.
 */
import { type Asking, createShares, type ShareLimits } from "./connection-shares.ts";
import { createWaitingLine } from "./waiting-line.ts";

export interface Gate {
  /**
   * @returns a pass when there is room, so that nobody loses a turn of the event loop; else a promise of one
   * @throws RequestRefused PGRST003, after `longestWait`, or at once when too many wait from this network or in all
   */
  enter(asking: Asking): Pass | Promise<Pass>;
  /** By everybody who was let in, once. */
  leave(pass: Pass): void;
}

export interface Pass extends Asking {
  /** When its holder was let in, in milliseconds. */
  readonly since: number;
  /** Whether its holder has the last connection, and shares it with others where it is quick. */
  readonly isShared: boolean;
}

/** How many quick statements share the last connection, for each that there is. */
const pipelined = 7;

/** A statement that is under way for longer, in milliseconds, may take longer still: nobody is sent behind it. */
const slowAfterMs = 100;

/**
 * @param connections how many there are
 * @param limits how many of them may be held at once
 */
export function createGate(
  connections: number,
  limits: ShareLimits,
  now: () => number = () => performance.now(),
): Gate {
  const ownPlaces = connections - 1;
  const own = new Set<Pass>();
  /** Who has the last connection, in the order in which they came; a Set forgets one in the middle at no cost. */
  const sharing = new Set<Pass>();
  const shares = createShares(limits);
  const line = createWaitingLine<Pass>();

  function placeFor(asking: Asking): "own" | "shared" | null {
    const mayHold = shares.allow(asking);
    const hasOwn = mayHold && own.size < ownPlaces;
    // Sharing pays once there are as many under way as connections.
    const mayShare = asking.cost === "quick" && (!hasOwn || own.size + sharing.size >= ownPlaces);
    if (mayShare && isQuickToShare()) return "shared";
    if (hasOwn) return "own";
    // The last connection left is not for who may keep it for long.
    const mayTakeLast = asking.cost !== "dear" || ownPlaces === 0;
    return mayHold && mayTakeLast && sharing.size === 0 ? "shared" : null;
  }

  function isQuickToShare(): boolean {
    const [first] = sharing;
    if (!first) return true;
    if (sharing.size >= connections * pipelined) return false;
    return first.cost === "quick" && now() - first.since < slowAfterMs;
  }

  const fits = (asking: Asking) => placeFor(asking) !== null;

  function letIn({ network, cost }: Asking, place: "own" | "shared"): Pass {
    const pass = { network, cost, since: now(), isShared: place === "shared" };
    (pass.isShared ? sharing : own).add(pass);
    if (holdsConnection(pass)) shares.take(pass);
    return pass;
  }

  return {
    enter(asking) {
      const place = placeFor(asking);
      return place ? letIn(asking, place) : line.wait(asking);
    },
    leave(pass) {
      (pass.isShared ? sharing : own).delete(pass);
      if (holdsConnection(pass)) shares.giveBack(pass);
      for (let next = line.next(fits); next; next = line.next(fits)) {
        const place = placeFor(next);
        if (place) next.letIn(letIn(next, place));
      }
    },
  };
}

const holdsConnection = ({ isShared, cost }: Pass): boolean => !isShared || cost !== "quick";
