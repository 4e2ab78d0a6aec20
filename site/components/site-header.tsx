/** The bar that stays at the top of every visitors' page. */
import { Link } from "./link.tsx";
import { Logo } from "./logo.tsx";
import { SearchForm } from "./search-form.tsx";
import { SiteLinks } from "./site-links.tsx";
import { SiteMenu } from "./site-menu.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

export function SiteHeader({ siteName }: { readonly siteName: string }) {
  return (
    <header className="site-header">
      <div className="wrap">
        <Link to="/" className="logo" aria-label={`${siteName}, home`}>
          <Logo />
        </Link>
        <nav className="site-links" aria-label="Main">
          <SiteLinks />
        </nav>
        <SearchForm className="search-form w-64" />
        <ThemeSwitch />
        <SiteMenu />
      </div>
    </header>
  );
}
