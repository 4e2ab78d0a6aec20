/** Lines of lyrics. */
import { createContext, useContext } from "react";
import { languageOfName } from "../language-of.ts";

interface LinesProps {
  readonly lines: readonly string[];
  /** If it is not that of the parent element. */
  readonly language?: "hi" | "hi-Latn";
}

/** The lines that have notes, with the numbers of the notes. */
export const NotedLines = createContext<ReadonlyMap<string, number>>(new Map());

/** The line breaks are in the text too, for programs that read it without the markup. */
export function Lines({ lines, language }: LinesProps) {
  const notes = useContext(NotedLines);
  return lines.map((line, place) => [
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id but its place
    <span key={place} lang={languageOfName(line) ?? language} data-note={notes.get(line)}>
      {line}
    </span>,
    "\n",
  ]);
}
