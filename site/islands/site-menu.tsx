/** The header's menu on narrow screens, with the search and the site's links. */
import { useFoldedMenu } from "../components/folded-menu.ts";
import { Icon } from "../components/icons.tsx";
import { type SiteLink, SiteLinks } from "../components/site-links.tsx";
import type { Texts } from "../texts/en/index.ts";
import { SearchForm } from "./search-form.tsx";

interface SiteMenuProps {
  readonly current: SiteLink | null;
  readonly texts: {
    readonly menu: string;
    readonly links: Texts["links"]["header"];
    readonly search: Texts["searchForm"];
  };
}

export function SiteMenu({ current, texts }: SiteMenuProps) {
  const { menu, close, closeByEscape } = useFoldedMenu();
  return (
    <details className="site-menu" ref={menu} onKeyDown={closeByEscape}>
      <summary className="round-button" aria-label={texts.menu}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div>
        <SearchForm id="search-in-menu" className="search-form" onSearch={close} texts={texts.search} />
        <nav aria-label={texts.menu}>
          <SiteLinks texts={texts.links} current={current} onFollow={close} />
        </nav>
      </div>
    </details>
  );
}
