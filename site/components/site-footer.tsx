/** The footer of visitors' pages. */
import { useTexts } from "../texts/use-texts.ts";
import type { FrameData } from "./frame-data.ts";
import { NetworkIcon } from "./icons.tsx";
import { Logo } from "./logo.tsx";
import { PageLink } from "./page-link.tsx";
import type { SiteLink } from "./site-links.tsx";
import { socialNetworks } from "./social-networks.ts";

interface SiteFooterProps extends Pick<FrameData, "name" | "social" | "contactEmail" | "year"> {
  /** The link to the current page. */
  readonly current: SiteLink | null;
}

export function SiteFooter({ name, social, contactEmail, year, current }: SiteFooterProps) {
  const { frame, footer, links } = useTexts();
  return (
    <footer className="site-footer on-bar logo-on-bar">
      <div className="wrap">
        <div className="columns">
          <div>
            <PageLink href="/" className="logo" aria-label={frame.toHome(name)}>
              <Logo />
            </PageLink>
            <p className="about">{footer.about}</p>
          </div>
          <nav aria-label={footer.links}>
            <h2>{footer.links}</h2>
            <ul>
              {Object.entries(links.footer).map(([to, text]) => (
                <li key={to}>
                  <PageLink href={to} aria-current={to === current ? "page" : undefined}>
                    {text}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
          <FollowAndContact social={social} contactEmail={contactEmail} />
        </div>
        <div className="end">
          <p>{footer.rights(year, name)}</p>
          <p>{footer.use}</p>
        </div>
      </div>
    </footer>
  );
}

function FollowAndContact({ social, contactEmail }: Pick<FrameData, "social" | "contactEmail">) {
  const { footer } = useTexts();
  return (
    <div>
      <h2>{footer.follow}</h2>
      <ul className="social">
        {socialNetworks.map((network) => (
          <li key={network}>
            <PageLink
              href={social[network] ?? "/about-us#follow"}
              aria-label={social[network] ? network : footer.noPage(network)}
            >
              <NetworkIcon name={network} />
            </PageLink>
          </li>
        ))}
      </ul>
      {contactEmail && (
        <>
          <h2>{footer.contact}</h2>
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
