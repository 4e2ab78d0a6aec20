/** A text with the matches of a search marked. */

export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

export function MarkedText({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no id but their place
  return pieces.map(({ text, isMatch }, place) => (isMatch ? <mark key={place}>{text}</mark> : text));
}
