/** The folded menu of narrow screens. Opens and closes without JavaScript; with it, also by Escape and by each link. */
import { type KeyboardEvent, useRef } from "react";
import { Icon } from "./icons.tsx";
import { SearchForm } from "./search-form.tsx";
import { SiteLinks } from "./site-links.tsx";

export function SiteMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };
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
