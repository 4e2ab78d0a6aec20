import Link from "next/link";
import { ThemeSwitch } from "./theme-switch.jsx";

const links = [
  { to: "/", words: "Home" },
  { to: "/#latest-lyrics", words: "Latest Lyrics" },
  { to: "/#top-lyrics", words: "Top Lyrics" },
  { to: "/#artists", words: "Top Singers" },
  { to: "/albums", words: "Albums" },
];

export function SiteHeader() {
  return (
    <header className="site-header">
      <div className="wrap">
        <Link href="/" className="logo" aria-label="Antara, home">
          Antara
        </Link>
        <nav className="site-links" aria-label="Main">
          {links.map(({ to, words }) => (
            <Link key={to} href={to}>
              {words}
            </Link>
          ))}
        </nav>
        <form className="search-form" action="/search">
          <input type="search" name="q" placeholder="Search songs, singers, albums" aria-label="Search" />
        </form>
        <ThemeSwitch />
      </div>
    </header>
  );
}
