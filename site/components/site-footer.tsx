/** The footer of visitors' pages. */
import type { FrameData } from "./frame-data.ts";
import { NetworkIcon } from "./icons.tsx";
import { Logo } from "./logo.tsx";
import { quickLinks, type SiteLink } from "./site-links.tsx";
import { socialNetworks } from "./social-networks.ts";

interface SiteFooterProps extends Pick<FrameData, "name" | "social" | "contactEmail" | "year"> {
  /** The link to the current page. */
  readonly current: SiteLink | null;
}

export function SiteFooter({ name, social, contactEmail, year, current }: SiteFooterProps) {
  return (
    <footer className="site-footer on-bar logo-on-bar">
      <div className="wrap">
        <div className="columns">
          <div>
            <a href="/" className="logo" aria-label={`${name}, home`}>
              <Logo />
            </a>
            <p className="about">
              Your destination for Hindi song lyrics, in Devanagari and in Roman script.
            </p>
          </div>
          <nav aria-label="Quick Links">
            <h2>Quick Links</h2>
            <ul>
              {quickLinks.map(({ to, text }) => (
                <li key={to}>
                  <a href={to} aria-current={to === current ? "page" : undefined}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <FollowAndContact social={social} contactEmail={contactEmail} />
        </div>
        <div className="end">
          <p>
            © {year} {name}. All rights reserved.
          </p>
          <p>Lyrics are for educational and personal use only.</p>
        </div>
      </div>
    </footer>
  );
}

function FollowAndContact({ social, contactEmail }: Pick<FrameData, "social" | "contactEmail">) {
  return (
    <div>
      <h2>Follow</h2>
      <ul className="social">
        {socialNetworks.map((network) => (
          <li key={network}>
            <a
              href={social[network] ?? "/about-us#follow"}
              aria-label={network + (social[network] ? "" : ", no page yet")}
            >
              <NetworkIcon name={network} />
            </a>
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
