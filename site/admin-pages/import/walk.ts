/** Walks through files: a walk sends two parts at once, and can be paused, stopped and gone on with. */
import { FileRefused } from "../../../exchange/reading/index.ts";
import type { Pause } from "./import-state.ts";

/** It ends where it is stopped or another one begins. */
export interface Walk {
  isStopped: boolean;
  /** Set while it is paused. */
  goOn?: () => void;
  whilePaused?: Promise<void>;
}

type Deliver<One> = (part: One, own: Walk) => Promise<void>;

interface WalkState {
  readonly pause: Pause | null;
  readonly isStopped: boolean;
  /** Why the files cannot be used, or not further; empty where they can. */
  readonly error: string;
}

/**
 * @param update of the state that shows the walks
 * @returns what begins and ends them: one at a time
 */
export function createWalks(update: (change: Partial<WalkState>) => void) {
  let walk: Walk = { isStopped: true };

  /**
   * Delivers two parts at once: one is read and sent while another one is worked on.
   * @param sources of the parts; the same one twice where they are all in one
   * @returns false where another walk has begun meanwhile, to which the state belongs
   */
  async function walkThrough<One>(
    sources: readonly [AsyncGenerator<One>, AsyncGenerator<One>],
    deliver: Deliver<One>,
  ): Promise<boolean> {
    endWalk();
    const own: Walk = { isStopped: false };
    walk = own;
    const deliverAll = async (parts: AsyncGenerator<One>) => {
      while (!own.isStopped) {
        const { value, done } = await parts.next();
        if (done || own.isStopped) return;
        await deliver(value, own);
      }
    };
    await explainRefusal(async () => {
      await Promise.all(sources.map(deliverAll));
    });
    return walk === own;
  }

  /** @returns null where the walk was stopped before there was an answer */
  async function sendUntilAnswered<Answer extends object>(
    own: Walk,
    ask: () => Promise<Answer | { readonly pause: Pause }>,
  ): Promise<Answer | null> {
    for (;;) {
      const answer = await ask();
      if (walk !== own) return null;
      if (!("pause" in answer)) return answer;
      if (own.isStopped) return null;
      own.whilePaused ??= new Promise((resolve) => {
        own.goOn = resolve;
      });
      update({ pause: answer.pause });
      await own.whilePaused;
      if (own.isStopped) return null;
    }
  }

  function goOn(): void {
    const { goOn: resume } = walk;
    delete walk.whilePaused;
    delete walk.goOn;
    update({ pause: null });
    resume?.();
  }

  /** Parts that are on their way arrive still; what is saved stays. */
  function stop(): void {
    walk.isStopped = true;
    update({ isStopped: true });
    goOn();
  }

  function endWalk(): void {
    walk.isStopped = true;
    walk.goOn?.();
  }

  /** Shows why a file was refused, in place of an error. */
  async function explainRefusal(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      update({ error: error.message });
    }
  }

  return { walkThrough, sendUntilAnswered, goOn, stop, endWalk, explainRefusal };
}
