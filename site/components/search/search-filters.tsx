/** What the songs of a search can be narrowed by: folded groups of links in one row, and the chosen ones with links to remove them. */
import { formatCount, formatNumber } from "../format-count.ts";
import { languageOfName } from "../language-of.ts";

export interface FilterChoice {
  /** Such as 'Ghazal' or '1950s'. */
  readonly text: string;
  /** With this filter; of a chosen one, without it. */
  readonly address: string;
  readonly songCount: number;
  readonly isCurrent: boolean;
}

export interface FilterGroup {
  /** Such as 'Genre'. */
  readonly label: string;
  readonly isChosen: boolean;
  /** Only people have several lists, each with a label. */
  readonly lists: readonly { readonly label: string | null; readonly choices: readonly FilterChoice[] }[];
}

export interface SearchFiltersData {
  readonly groups: readonly FilterGroup[];
  readonly chosen: readonly Pick<FilterChoice, "text" | "address">[];
  /** Without any filter. */
  readonly address: string;
  /** Which hits are counted, if not all. */
  readonly note: string | null;
}

export function SearchFilters({ groups, chosen, address, note }: SearchFiltersData) {
  return (
    <section className="search-filters" aria-label="Filters">
      {chosen.length > 0 && (
        <p className="chosen-filters">
          {chosen.map((filter) => (
            <a key={filter.address} href={filter.address} rel="nofollow" data-keeps-place>
              <span className="unseen">Remove </span>
              <span lang={languageOfName(filter.text)}>{filter.text}</span>
              <span aria-hidden="true">×</span>
            </a>
          ))}
          {chosen.length > 1 && (
            <a className="underlined" href={address} data-keeps-place>
              Remove all filters
            </a>
          )}
        </p>
      )}
      {groups.map((group) => (
        <details key={group.label} name="filter">
          <summary className={group.isChosen ? "is-chosen" : undefined}>{group.label}</summary>
          <div>
            {group.lists.map((list) => (
              <FilterList key={list.label} {...list} group={group.label} />
            ))}
            {note !== null && <p className="small-print">{note}</p>}
          </div>
        </details>
      ))}
    </section>
  );
}

interface FilterListProps {
  readonly group: string;
  readonly label: string | null;
  readonly choices: readonly FilterChoice[];
}

function FilterList({ group, label, choices }: FilterListProps) {
  return (
    <>
      {label !== null && (
        <p className="small-print" aria-hidden="true">
          {label}
        </p>
      )}
      <ul aria-label={label ?? group}>
        {choices.map(({ text, address, songCount, isCurrent }) => (
          <li key={address}>
            <a href={address} rel="nofollow" aria-current={isCurrent || undefined} data-keeps-place>
              <span lang={languageOfName(text)}>{text}</span>{" "}
              <span className="count" aria-hidden="true">
                {formatNumber(songCount)}
              </span>
              <span className="unseen">, {formatCount(songCount, "song")}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
