/** A draft of a text in the other script. */

export interface DraftWord {
  /** As it stands in the text. */
  readonly source: string;
  readonly draft: string;
  /** Whether a person should look at it. */
  readonly isUnsure: boolean;
  /** What it may be instead and the draft itself, the most likely first; at most five. */
  readonly candidates: readonly string[];
}

/** Words, and as texts what stands between them. */
export interface DraftLine {
  readonly pieces: readonly (DraftWord | string)[];
}

export interface Draft {
  /** All of it, with the lines and empty lines of its source. */
  readonly text: string;
  readonly lines: readonly DraftLine[];
}

/** A word that is not drafted: it stays as it is, and a person has to look at it. */
export function keptWord(source: string): DraftWord {
  return { source, draft: source, isUnsure: true, candidates: [source] };
}

export function draftOf(lines: readonly DraftLine[]): Draft {
  return { lines, text: lines.map(textOf).join("\n") };
}

function textOf({ pieces }: DraftLine): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece.draft)).join("");
}
