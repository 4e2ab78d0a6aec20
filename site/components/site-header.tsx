/** The header of visitors' pages, which stays at the top of the screen. */
import { Island } from "../islands/island.tsx";
import { SearchForm } from "../islands/search-form.tsx";
import { SiteMenu } from "../islands/site-menu.tsx";
import { ThemeSwitch } from "../islands/theme-switch.tsx";
import { Logo } from "./logo.tsx";
import { type SiteLink, SiteLinks } from "./site-links.tsx";

interface SiteHeaderProps {
  readonly siteName: string;
  /** The link to the current page. */
  readonly current: SiteLink | null;
}

export function SiteHeader({ siteName, current }: SiteHeaderProps) {
  return (
    <header className="site-header">
      <div className="wrap">
        <a href="/" className="logo" aria-label={`${siteName}, home`}>
          <Logo />
        </a>
        <nav className="site-links" aria-label="Main">
          <SiteLinks current={current} />
        </nav>
        <Island name="search" of={SearchForm} props={{ id: "search-in-bar", className: "search-form" }} />
        <Island name="theme" of={ThemeSwitch} props={{}} />
        <Island name="menu" of={SiteMenu} props={{ current }} />
      </div>
    </header>
  );
}
