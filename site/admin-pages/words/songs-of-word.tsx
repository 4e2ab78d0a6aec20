/** The number of songs that have a word, as a link to a search for it among all songs. */
import { Link } from "react-router";
import { formatNumber } from "../../components/format-count.ts";

/** Songs of a word of the glossary are counted up to this number. */
const mostCounted = 100;

interface SongsOfWordProps {
  readonly word: string;
  readonly songCount: number;
  /** Whether the number is exact however large it is. */
  readonly isExact?: boolean;
}

export function SongsOfWord({ word, songCount, isExact = false }: SongsOfWordProps) {
  if (songCount === 0) return "0";
  const count = isExact || songCount <= mostCounted ? formatNumber(songCount) : `${mostCounted}+`;
  return (
    <Link
      to={`/admin/lyrics?${new URLSearchParams({ q: word })}`}
      aria-label={`${count} ${songCount === 1 ? "song has" : "songs have"} ${word}`}
    >
      {count}
    </Link>
  );
}
