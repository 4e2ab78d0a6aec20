/**
 * What the songs of a search can be narrowed by: folded groups of links in one row, and the chosen ones with links to
 * remove them.
 */
import type { FilterKind } from "#catalogue";
import { useTexts } from "../../texts/use-texts.ts";
import { languageOfName } from "../language-of.ts";
import { PageLink } from "../page-link.tsx";

export interface FilterChoice {
  /** Such as 'Ghazal' or '1950s'. */
  readonly text: string;
  /** With this filter; of a chosen one, without it. */
  readonly address: string;
  readonly songCount: number;
  readonly isCurrent: boolean;
}

export interface FilterGroup {
  readonly label: FilterKind | "people";
  readonly isChosen: boolean;
  /** Only people have several lists, each with a label that is shown. */
  readonly lists: readonly FilterListProps[];
}

export interface SearchFiltersData {
  readonly groups: readonly FilterGroup[];
  readonly chosen: readonly Pick<FilterChoice, "text" | "address">[];
  /** Without any filter. */
  readonly address: string;
  /** How many hits are counted, if not all. */
  readonly counted: number | null;
}

export function SearchFilters({ groups, chosen, address, counted }: SearchFiltersData) {
  const { filters } = useTexts();
  return (
    <section className="search-filters" aria-label={filters.label}>
      {chosen.length > 0 && (
        <p className="chosen-filters">
          {chosen.map((filter) => (
            <PageLink key={filter.address} href={filter.address} rel="nofollow" data-keeps-place>
              <span className="unseen">{filters.remove.before}</span>
              <span lang={languageOfName(filter.text)}>{filter.text}</span>
              <span className="unseen">{filters.remove.after}</span>
              <span aria-hidden="true">×</span>
            </PageLink>
          ))}
          {chosen.length > 1 && (
            <PageLink className="underlined" href={address} data-keeps-place>
              {filters.removeAll}
            </PageLink>
          )}
        </p>
      )}
      {groups.map((group) => (
        <details key={group.label} name="filter">
          <summary className={group.isChosen ? "is-chosen" : undefined}>{filters[group.label]}</summary>
          <div>
            {group.lists.map((list) => (
              <FilterList key={list.label} {...list} isLabelled={group.label === "people"} />
            ))}
            {counted !== null && <p className="small-print">{filters.counted(counted)}</p>}
          </div>
        </details>
      ))}
    </section>
  );
}

interface FilterListProps {
  readonly label: FilterKind;
  readonly choices: readonly FilterChoice[];
}

function FilterList({ label, choices, isLabelled }: FilterListProps & { readonly isLabelled: boolean }) {
  const { filters, number, counts } = useTexts();
  return (
    <>
      {isLabelled && (
        <p className="small-print" aria-hidden="true">
          {filters[label]}
        </p>
      )}
      <ul aria-label={filters[label]}>
        {choices.map(({ text, address, songCount, isCurrent }) => (
          <li key={address}>
            <PageLink href={address} rel="nofollow" aria-current={isCurrent || undefined} data-keeps-place>
              <span lang={languageOfName(text)}>{text}</span>{" "}
              <span className="count" aria-hidden="true">
                {number(songCount)}
              </span>
              <span className="unseen">, {counts.songs(songCount)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
