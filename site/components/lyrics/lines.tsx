/** Lines of lyrics, with the numbers of their notes. */
import { createContext, useContext } from "react";
import { languageOfName } from "../language-of.ts";

export interface LinesProps {
  readonly lines: readonly string[];
  /** If it is not that of the parent element. */
  readonly language?: "hi" | "hi-Latn";
  /** Of each line; none where another form of the lyrics, or the other script, has them. */
  readonly ids?: readonly (string | undefined)[] | undefined;
}

/** The lines that have notes, with the numbers of the notes. */
export const NotedLines = createContext<ReadonlyMap<string, number>>(new Map());

/** The line breaks are in the text too, for programs that read it without the markup. */
export function Lines({ lines, language, ids }: LinesProps) {
  const notes = useContext(NotedLines);
  return lines.map((line, place) => [
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id but its place
    <span key={place} id={ids?.[place]} lang={languageOfName(line) ?? language} data-note={notes.get(line)}>
      {line}
    </span>,
    "\n",
  ]);
}
