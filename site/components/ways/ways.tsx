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
      <p className="first-lines-link">
        <a className="underlined" href="/first-lines">
          First lines
        </a>{" "}
        of all songs, from <span lang="hi">अ</span> to <span lang="hi">ह</span> and from A to Z
      </p>
    </div>
  );
}
