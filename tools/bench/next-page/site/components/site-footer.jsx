import Link from "next/link";

const quickLinks = [
  { to: "/about-us", words: "About Us" },
  { to: "/terms-of-use", words: "Terms of Use" },
  { to: "/privacy-policy", words: "Privacy Policy" },
];

export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="columns">
        <div>
          <Link href="/" className="logo">
            Antara
          </Link>
          <p>Your destination for Hindi song lyrics, in Devanagari and in Roman script.</p>
          <nav aria-label="People behind the songs">
            <Link href="/lyricists">Lyricists</Link>
            <Link href="/music-directors">Music Directors</Link>
          </nav>
        </div>
        <nav aria-label="Quick Links">
          <h2>Quick Links</h2>
          <ul>
            {quickLinks.map(({ to, words }) => (
              <li key={to}>
                <Link href={to}>{words}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p>© {new Date().getFullYear()} Antara. All rights reserved.</p>
      <p>Lyrics are for educational and personal use only.</p>
    </footer>
  );
}
