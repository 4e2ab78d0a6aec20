/** The header of visitors' pages, which stays at the top of the screen. */
import { Island } from "../islands/island.tsx";
import { SearchForm } from "../islands/search-form.tsx";
import { SiteMenu } from "../islands/site-menu.tsx";
import { ThemeSwitch } from "../islands/theme-switch.tsx";
import { useTexts } from "../texts/use-texts.ts";
import { Icon } from "./icons.tsx";
import { LanguageSwitch, type OtherLanguage } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { PageLink } from "./page-link.tsx";
import { type SiteLink, SiteLinks } from "./site-links.tsx";

interface SiteHeaderProps {
  readonly siteName: string;
  /** The link to the current page. */
  readonly current: SiteLink | null;
  readonly otherLanguages: readonly OtherLanguage[];
}

export function SiteHeader({ siteName, current, otherLanguages }: SiteHeaderProps) {
  const { frame } = useTexts();
  return (
    <header className="site-header">
      <div className="wrap">
        <PageLink href="/" className="logo" aria-label={frame.toHome(siteName)}>
          <Logo />
        </PageLink>
        <nav className="site-links" aria-label={frame.mainLinks}>
          <SiteLinks current={current} />
        </nav>
        <Island name="search" of={SearchForm} props={{ id: "search-in-bar", className: "search-form" }} />
        <SearchOverBar />
        <LanguageSwitch languages={otherLanguages} />
        <Island name="theme" of={ThemeSwitch} props={{}} />
        <Island name="menu" of={SiteMenu} props={{ current }} />
      </div>
    </header>
  );
}

const overBar = "search-over-bar";

/**
 * On narrow screens a button shows the search over the header. It is a popover, so that the browser itself focuses
 * the field within the tap (else a phone shows no keyboard), closes it by Escape, and gives the focus back. Both
 * buttons are outside of the island, which would hold clicks back until its scripts have come.
 */
function SearchOverBar() {
  const { frame } = useTexts();
  return (
    <>
      <button
        type="button"
        className="round-button search-opener"
        popoverTarget={overBar}
        aria-label={frame.openSearch}
      >
        <Icon name="search" />
      </button>
      <div id={overBar} className="search-over-bar" popover="auto">
        <Island
          name="search"
          of={SearchForm}
          props={{ id: `${overBar}-field`, className: "search-form", isFocused: true }}
        />
        <button
          type="button"
          className="round-button"
          popoverTarget={overBar}
          popoverTargetAction="hide"
          aria-label={frame.closeSearch}
        >
          <Icon name="close" />
        </button>
      </div>
    </>
  );
}
