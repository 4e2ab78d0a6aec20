/**
 * Looks through changed songs, people and albums, a few at a time, so that requests wait for milliseconds at most:
 * learns their words, drafts the script that they or their names lack, finds their likely twins. After a change of
 * the glossary it looks for the words of all songs.
 */
import { draftNames, findNotedTwins, findWordsAnew, type GlossaryReader, learnSongs } from "#catalogue";
import type { Queue } from "#queue";
import type { ChangeFeed } from "#realtime";
import type { Live } from "../../site/door.ts";

/** About 15 ms of work. */
const songsAtOnce = 4;
const twinsAtOnce = 20;
const namesAtOnce = 50;

/** A pause is this many times as long as the work before it: a job takes a quarter of the processor at most. */
const pauses = 3;

/**
 * In milliseconds: how long nothing must have changed before more than a few songs are looked through, because an
 * import needs the whole processor, and how long a pause lasts if changes never stop.
 */
const usualPauses = { quiet: 3_000, longest: 15_000 };

/** In milliseconds; each change asks for it, too. */
const every = 3_600_000;

/** One job: what is left at the start, and then what each change of the catalogue notes. */
export function learnInBackground(
  queue: Queue,
  sql: Live["sql"],
  changes: Pick<ChangeFeed, "onChange">,
  glossary: GlossaryReader,
  { quiet, longest } = usualPauses,
): void {
  let changedAt = -Infinity;
  /** @param step returns whether more is left */
  const add = (key: string, step: () => Promise<boolean>) => {
    let pause = { start: -Infinity, leastEnd: -Infinity };
    const left = () =>
      Math.max(pause.leastEnd, Math.min(changedAt + quiet, pause.start + longest)) - performance.now();
    const run = async () => {
      if (left() > 0) return left();
      const start = performance.now();
      const isMoreLeft = await step();
      const end = performance.now();
      pause = isMoreLeft
        ? { start: end, leastEnd: end + pauses * (end - start) }
        : { start: -Infinity, leastEnd: -Infinity };
      return isMoreLeft ? pauses * (end - start) : undefined;
    };
    return queue.add({ key, every, run });
  };
  const wakes = [
    add("learning songs", async () => {
      const learned = await learnSongs(sql, songsAtOnce, glossary);
      const found = learned < songsAtOnce ? await findWordsAnew(sql, songsAtOnce, glossary) : 0;
      return Math.max(learned, found) === songsAtOnce;
    }),
    add("finding likely twins", async () => (await findNotedTwins(sql, twinsAtOnce)) === twinsAtOnce),
    add("drafting names", async () => (await draftNames(sql, namesAtOnce)) === namesAtOnce),
  ];
  const wake = () => {
    for (const one of wakes) one();
  };
  changes.onChange(() => {
    changedAt = performance.now();
    wake();
  });
  wake();
}
