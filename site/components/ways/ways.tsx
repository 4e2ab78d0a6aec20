/** The ways into old songs: by decade, by genre and by first line. */
import { type WayLink, WayLinks } from "./way-links.tsx";

export interface WaysData {
  readonly decades: readonly WayLink[];
  readonly genres: readonly WayLink[];
}

export function Ways({ decades, genres }: WaysData) {
  return (
    <div className="ways">
      <WayLinks label="Decades" links={decades} />
      <WayLinks label="Genres" links={genres} />
    </div>
  );
}
