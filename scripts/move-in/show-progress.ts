/** Shows how far a move is: a bar on a terminal, elsewhere a line for each thousand. */

const width = 30;
const linesEach = 1_000;

interface Progress {
  /** One more of the songs. */
  step(): void;
  /** Prints a line above the bar. */
  say(words: string): void;
  end(): void;
}

/** @param total undefined where nobody knows it */
export function showProgress(
  total: number | undefined,
  output: NodeJS.WriteStream = process.stdout,
): Progress {
  let done = 0;
  let shownAt = 0;
  const clear = () => output.isTTY && output.write("\r\u001b[K");
  const words = () =>
    `${done.toLocaleString("en")}${total === undefined ? "" : ` of ${total.toLocaleString("en")}`} songs`;
  const draw = () => {
    shownAt = performance.now();
    const filled = total ? Math.min(width, Math.floor((done / total) * width)) : 0;
    output.write(`\r\u001b[K[${"#".repeat(filled)}${" ".repeat(width - filled)}] ${words()}`);
  };
  return {
    step() {
      done += 1;
      if (output.isTTY ? performance.now() - shownAt > 100 : false) draw();
      else if (!output.isTTY && done % linesEach === 0) output.write(`${words()} …\n`);
    },
    say(line) {
      clear();
      output.write(`${line}\n`);
      if (output.isTTY && done > 0) draw();
    },
    end: () => void clear(),
  };
}
