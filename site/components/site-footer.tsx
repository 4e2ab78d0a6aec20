/** The foot of every visitors' page: what the site is, its papers, where else it is, and for what lyrics may be used. */
import type { FrameFacts } from "./frame-facts.ts";
import { NetworkIcon } from "./icons.tsx";
import { KeptPart } from "./kept-part.tsx";
import { Link } from "./link.tsx";
import { Logo } from "./logo.tsx";
import { quickLinks, type SiteLink } from "./site-links.tsx";
import { socialNetworks } from "./social-networks.ts";

interface SiteFooterProps extends Pick<FrameFacts, "name" | "social" | "contactEmail" | "year"> {
  /** The link that leads to this page. */
  readonly current: SiteLink | null;
}

export function SiteFooter(facts: SiteFooterProps) {
  const { name, social, contactEmail, year, current } = facts;
  return (
    <KeptPart as="footer" className="site-footer on-bar logo-on-bar" facts={facts}>
      <div className="wrap">
        <div className="columns">
          <div>
            <Link to="/" className="logo" aria-label={`${name}, home`}>
              <Logo />
            </Link>
            <p className="about">
              Your destination for Hindi song lyrics, in Devanagari and in Roman script.
            </p>
          </div>
          <nav aria-label="Quick Links">
            <h2>Quick Links</h2>
            <ul>
              {quickLinks.map(({ to, words }) => (
                <li key={to}>
                  <Link to={to} aria-current={to === current ? "page" : undefined}>
                    {words}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Elsewhere social={social} contactEmail={contactEmail} />
        </div>
        <div className="end">
          <p>
            © {year} {name}. All rights reserved.
          </p>
          <p>Lyrics are for educational and personal use only.</p>
        </div>
      </div>
    </KeptPart>
  );
}

function Elsewhere({ social, contactEmail }: Pick<FrameFacts, "social" | "contactEmail">) {
  return (
    <div>
      <h2>Follow</h2>
      <ul className="social">
        {socialNetworks.map((network) => (
          <li key={network}>
            <Link
              to={social[network] ?? "/about-us#follow"}
              aria-label={network + (social[network] ? "" : ", no page yet")}
            >
              <NetworkIcon name={network} />
            </Link>
          </li>
        ))}
      </ul>
      {contactEmail && (
        <>
          <h2>Contact</h2>
          <p>
            <a className="underlined" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
