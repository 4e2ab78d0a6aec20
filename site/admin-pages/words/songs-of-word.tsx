/** The number of songs that have a word, as a link to a search for it among all songs. */
import { Link } from "react-router";
import { formatNumber } from "../../components/format-count.ts";

interface SongsOfWordProps {
  readonly word: string;
  readonly songCount: number;
  /** Songs are counted up to this number; all by default. */
  readonly mostCounted?: number;
}

export function SongsOfWord({ word, songCount, mostCounted = Infinity }: SongsOfWordProps) {
  if (songCount === 0) return "0";
  const count = songCount <= mostCounted ? formatNumber(songCount) : `${mostCounted}+`;
  return (
    <Link
      to={`/admin/lyrics?${new URLSearchParams({ q: word })}`}
      aria-label={`${count} ${songCount === 1 ? "song has" : "songs have"} ${word}`}
    >
      {count}
    </Link>
  );
}
