/** The ways into old songs: by decade, by genre and by first line. */
import { useTexts } from "../../texts/use-texts.ts";
import { type WayLink, WayLinks } from "./way-links.tsx";

export interface WaysData {
  readonly decades: readonly WayLink[];
  readonly genres: readonly WayLink[];
}

export function Ways({ decades, genres }: WaysData) {
  const { ways } = useTexts();
  return (
    <div className="ways">
      <WayLinks label={ways.decades} links={decades} />
      <WayLinks label={ways.genres} links={genres} />
      <p className="first-lines-link">{ways.firstLines}</p>
    </div>
  );
}
