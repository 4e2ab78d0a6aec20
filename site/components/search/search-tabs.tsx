/** The three types of hits with their numbers, as links. */
import { Link } from "../link.tsx";

export interface SearchTab {
  /** Such as 'Songs (14)'. */
  readonly words: string;
  readonly address: string;
  readonly isCurrent: boolean;
}

export function SearchTabs({ tabs }: { readonly tabs: readonly SearchTab[] }) {
  return (
    <nav className="search-tabs" aria-label="Type">
      {tabs.map(({ words, address, isCurrent }) => (
        <Link key={address} to={address} aria-current={isCurrent ? "page" : undefined} preventScrollReset>
          {words}
        </Link>
      ))}
    </nav>
  );
}
