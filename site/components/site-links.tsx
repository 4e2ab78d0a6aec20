/** The five ways through the site, the same in the bar and in the menu, and two more for its foot. */
import type { MouseEvent } from "react";
import { useLocation } from "react-router";
import { Link } from "./link.tsx";

const links = [
  { to: "/", words: "Home" },
  { to: "/#latest-lyrics", words: "Latest Lyrics" },
  { to: "/#top-lyrics", words: "Top Lyrics" },
  { to: "/#artists", words: "Top Singers" },
  { to: "/albums", words: "Albums" },
] as const;

const listsOfPeople = [
  { to: "/lyricists", words: "Lyricists" },
  { to: "/music-directors", words: "Music Directors" },
] as const;

export function SiteLinks({ onFollow }: { readonly onFollow?: () => void }) {
  const { pathname } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (pathname === "/" && event.currentTarget.hash) glide();
    onFollow?.();
  };
  return links.map(({ to, words }) => (
    <Link key={to} to={to} onClick={follow} aria-current={to === pathname ? "page" : undefined}>
      {words}
    </Link>
  ));
}

export function ListsOfPeople() {
  const { pathname } = useLocation();
  return (
    <ul className="lists-of-people">
      {listsOfPeople.map(({ to, words }) => (
        <li key={to}>
          <Link to={to} aria-current={to === pathname ? "page" : undefined}>
            {words}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Longer than any browser scrolls. */
const glideEnds = 1_500;

/**
 * Makes the router's next jump smooth (style sheets take that back under reduced motion). Not always on: every change of
 * page would then scroll visibly to its top.
 */
function glide(): void {
  const { classList } = document.documentElement;
  classList.add("glides");
  const stop = () => classList.remove("glides");
  document.addEventListener("scrollend", stop, { once: true });
  setTimeout(stop, glideEnds);
}
