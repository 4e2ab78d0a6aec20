/** The header's menu on narrow screens: search and the site's links. */
import { useFoldedMenu } from "./folded-menu.ts";
import { Icon } from "./icons.tsx";
import { SearchForm } from "./search-form.tsx";
import { SiteLinks } from "./site-links.tsx";

export function SiteMenu() {
  const { menu, close, closeByEscape } = useFoldedMenu();
  return (
    <details className="site-menu" ref={menu} onKeyDown={closeByEscape}>
      <summary className="round-button" aria-label="Menu">
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <div>
        <SearchForm className="search-form" onSearch={close} />
        <nav aria-label="Menu">
          <SiteLinks onFollow={close} />
        </nav>
      </div>
    </details>
  );
}
