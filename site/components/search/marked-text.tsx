/** A text in which what a search matched is marked. */

export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

export function MarkedText({ pieces }: { readonly pieces: readonly TextPiece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place, and never change on their own
  return pieces.map(({ text, isMatch }, place) => (isMatch ? <mark key={place}>{text}</mark> : text));
}
