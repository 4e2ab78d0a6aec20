/**
 * Which statement goes to the database when, and by which connection. Each has one for itself, but for the last one,
 * which quick statements share: that saves both sides wake-ups (4,800 instead of 2,900 songs a second). A network holds a
 * share of the connections, dear statements of all networks another, and those that wait take turns by network, so that
 * whatever one network sends, there is room for the next. Refuses who would wait too long.
 */
import { createFairLine } from "#networks";
import { refuse } from "./errors.ts";
import { longestWait, mostWaiting, weightOfDear } from "./limits.ts";

export interface Gate {
  /**
   * @returns a pass when there is room, so that nobody loses a turn of the event loop; else a promise of one
   * @throws RequestRefused PGRST003, after `longestWait`, or at once when too many wait from this network or in all
   */
  enter(asking: Asking): Pass | Promise<Pass>;
  /** By everybody who was let in, once. */
  leave(pass: Pass): void;
}

/**
 * `dear` is what may be slow by its nature, `quick` what was so when it ran before. Nobody is sent down a connection
 * behind what is not known to be quick.
 */
export type Cost = "dear" | "unknown" | "quick";

export interface Asking {
  /** Null for who is not held to a share: the machine itself, and visitors who cannot be told apart. */
  readonly network: string | null;
  readonly cost: Cost;
}

export interface Pass extends Asking {
  /** When its holder was let in, in milliseconds. */
  readonly since: number;
  /** Whether its holder has the last connection, and shares it with others where it is quick. */
  readonly isShared: boolean;
}

/** Connections, and how many of them may be held at once. */
export interface Places {
  readonly connections: number;
  /** By one network; a dear statement counts as `weightOfDear`. */
  readonly ofNetwork: number;
  /** By dear statements of all. */
  readonly dear: number;
}

interface Waiting extends Asking {
  readonly letIn: (pass: Pass) => void;
  readonly turnAway: () => void;
}

/** How many quick statements share the last connection, for each that there is. */
const pipelined = 7;

/** A statement that is under way for longer, in milliseconds, may take longer still: nobody is sent behind it. */
const slowAfterMs = 100;

export function createGate(
  { connections, ofNetwork, dear: mostDear }: Places,
  now: () => number = () => performance.now(),
): Gate {
  const ownPlaces = connections - 1;
  const own = new Set<Pass>();
  /** Who has the last connection, in the order in which they came; a Set forgets one in the middle at no cost. */
  const sharing = new Set<Pass>();
  const held = new Map<string, number>();
  let dear = 0;
  const lines = {
    plain: createFairLine<Waiting>({ most: mostWaiting }),
    dear: createFairLine<Waiting>({ most: mostWaiting }),
  };

  const lineOf = ({ cost }: Asking) => (cost === "dear" ? lines.dear : lines.plain);

  function placeFor(asking: Asking): "own" | "shared" | null {
    const mayHold = isWithinShares(asking);
    const hasOwn = mayHold && own.size < ownPlaces;
    // Sharing pays once there are as many under way as connections.
    const mayShare = asking.cost === "quick" && (!hasOwn || own.size + sharing.size >= ownPlaces);
    if (mayShare && isQuickToShare()) return "shared";
    if (hasOwn) return "own";
    // The last connection left is not for who may keep it for long.
    const mayTakeLast = asking.cost !== "dear" || ownPlaces === 0;
    return mayHold && mayTakeLast && sharing.size === 0 ? "shared" : null;
  }

  function isWithinShares({ network, cost }: Asking): boolean {
    if (cost === "dear" && dear >= mostDear) return false;
    const already = network === null ? 0 : (held.get(network) ?? 0);
    return already === 0 || already + weightOf(cost) <= ofNetwork;
  }

  function isQuickToShare(): boolean {
    const [first] = sharing;
    if (!first) return true;
    if (sharing.size >= connections * pipelined) return false;
    return first.cost === "quick" && now() - first.since < slowAfterMs;
  }

  function letIn({ network, cost }: Asking, place: "own" | "shared"): Pass {
    const pass = { network, cost, since: now(), isShared: place === "shared" };
    (pass.isShared ? sharing : own).add(pass);
    count(pass, 1);
    return pass;
  }

  function count(pass: Pass, sign: 1 | -1): void {
    if (pass.cost === "dear") dear += sign;
    if (pass.network === null || (pass.isShared && pass.cost === "quick")) return;
    const left = (held.get(pass.network) ?? 0) + sign * weightOf(pass.cost);
    if (left > 0) held.set(pass.network, left);
    else held.delete(pass.network);
  }

  function wait(asking: Asking): Promise<Pass> {
    const line = lineOf(asking);
    const network = asking.network ?? "";
    return new Promise((enter, fail) => {
      const timer = setTimeout(() => {
        line.leave(network, waiting);
        waiting.turnAway();
      }, longestWait);
      const waiting: Waiting = {
        ...asking,
        letIn(pass) {
          clearTimeout(timer);
          enter(pass);
        },
        turnAway() {
          clearTimeout(timer);
          fail(refuse("databaseBusy"));
        },
      };
      line.join(network, waiting)?.turnAway();
    });
  }

  return {
    enter(asking) {
      const place = placeFor(asking);
      return place ? letIn(asking, place) : wait(asking);
    },
    leave(pass) {
      (pass.isShared ? sharing : own).delete(pass);
      count(pass, -1);
      for (;;) {
        const fits = (waiting: Waiting) => placeFor(waiting) !== null;
        const next = lines.plain.next(fits) ?? lines.dear.next(fits);
        const place = next && placeFor(next);
        if (!place) return;
        next.letIn(letIn(next, place));
      }
    },
  };
}

const weightOf = (cost: Cost): number => (cost === "dear" ? weightOfDear : 1);
