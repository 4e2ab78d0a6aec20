/** The bar that stays at the top of every visitors' page. */
import { KeptPart } from "./kept-part.tsx";
import { Link } from "./link.tsx";
import { Logo } from "./logo.tsx";
import { SearchForm } from "./search-form.tsx";
import { type SiteLink, SiteLinks } from "./site-links.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

interface SiteHeaderProps {
  readonly siteName: string;
  /** The link that leads to this page. */
  readonly current: SiteLink | null;
}

export function SiteHeader({ siteName, current }: SiteHeaderProps) {
  return (
    <KeptPart as="header" className="site-header" facts={{ siteName, current }}>
      <div className="wrap">
        <Link to="/" className="logo" aria-label={`${siteName}, home`}>
          <Logo />
        </Link>
        <nav className="site-links" aria-label="Main">
          <SiteLinks current={current} />
        </nav>
        <SearchForm id="search-in-bar" className="search-form w-64" />
        <ThemeSwitch />
        <SiteMenu current={current} />
      </div>
    </KeptPart>
  );
}
