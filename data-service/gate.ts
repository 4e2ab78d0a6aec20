/**
 * How many statements go to the database at once. More than there are connections share one, which saves both sides
 * wake-ups (4,800 instead of 2,900 songs a second), but makes them wait for each other. So that is done only while all are
 * quick. Refuses who would wait too long.
 */
import { refuse } from "./errors.ts";
import { longestWait, mostWaiting } from "./limits.ts";

export interface Gate {
  /**
   * @returns a pass when there is room, so that nobody loses a turn of the event loop; else a promise of one
   * @throws RequestRefused PGRST003, at once when too many wait already, or after `longestWait`
   */
  enter(): Pass | Promise<Pass>;
  /** By everybody who was let in, once. */
  leave(pass: Pass): void;
}

export interface Pass {
  /** When its holder was let in, in milliseconds. */
  readonly since: number;
  /** Whether only one connection is left, or none, so that its holder shares that one with others. */
  readonly isShared: boolean;
}

interface Waiting {
  readonly letIn: (pass: Pass) => void;
  readonly timer: NodeJS.Timeout;
}

/** Statements in flight for each connection while none is slow. */
const pipelined = 8;

/** A statement that is under way for longer, in milliseconds, may take longer still: nobody is sent behind it. */
const slowAfterMs = 100;

export function createGate(connections: number, now: () => number = () => performance.now()): Gate {
  /** Both in the order in which they came; a Set forgets one in the middle at no cost. */
  const inside = new Set<Pass>();
  const line = new Set<Waiting>();

  function letIn(): Pass {
    const pass = { since: now(), isShared: inside.size >= connections - 1 };
    inside.add(pass);
    return pass;
  }

  function hasRoom(): boolean {
    if (inside.size < connections) return true;
    if (inside.size >= connections * pipelined) return false;
    const [first] = inside;
    return first !== undefined && now() - first.since < slowAfterMs;
  }

  return {
    enter() {
      if (line.size === 0 && hasRoom()) return letIn();
      if (line.size >= mostWaiting) throw refuse("databaseBusy");
      return new Promise((enter, turnAway) => {
        const giveUp = () => {
          line.delete(waiting);
          turnAway(refuse("databaseBusy"));
        };
        const waiting = { letIn: enter, timer: setTimeout(giveUp, longestWait) };
        line.add(waiting);
      });
    },
    leave(pass) {
      inside.delete(pass);
      for (const waiting of line) {
        if (!hasRoom()) return;
        line.delete(waiting);
        clearTimeout(waiting.timer);
        waiting.letIn(letIn());
      }
    },
  };
}
