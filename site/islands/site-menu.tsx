/** The header's menu on narrow screens, with the search and the site's links. */
import { useFoldedMenu } from "../components/folded-menu.ts";
import { Icon } from "../components/icons.tsx";
import { type SiteLink, SiteLinks } from "../components/site-links.tsx";
import { useIslandTexts } from "../texts/use-texts.ts";
import { SearchForm } from "./search-form.tsx";

export function SiteMenu({ current }: { readonly current: SiteLink | null }) {
  const texts = useIslandTexts();
  const { menu, close, closeByEscape } = useFoldedMenu();
  return (
    <details className="site-menu" ref={menu} onKeyDown={closeByEscape}>
      <summary className="round-button" aria-label={texts.menu}>
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div>
        <SearchForm id="search-in-menu" className="search-form" onSearch={close} />
        <nav aria-label={texts.menu}>
          <SiteLinks current={current} onFollow={close} />
        </nav>
      </div>
    </details>
  );
}
