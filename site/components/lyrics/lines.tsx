/** Lines of lyrics, one below the other. */
import { languageOfName } from "../language-of.ts";

interface LinesProps {
  readonly lines: readonly string[];
  /** Where it is not that of all around them. */
  readonly language?: "hi" | "hi-Latn";
}

/** The end of line is written too, so that readers of the bare text do not run the words together. */
export function Lines({ lines, language }: LinesProps) {
  return lines.map((line, place) => [
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
    <span key={place} lang={languageOfName(line) ?? language}>
      {line}
    </span>,
    "\n",
  ]);
}
