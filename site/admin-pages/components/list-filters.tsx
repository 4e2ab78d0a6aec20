/** Links that filter a list by what is missing, with the number of each. Folded until a reader wants them. */
import { Link } from "react-router";
import { list as texts } from "../../texts/en/administration.ts";
import { type ListPosition, positionQuery } from "../list-position.ts";

export interface ListFilter {
  /** The value of the query parameter `missing`. */
  readonly gap: string;
  readonly label: string;
  readonly count: number;
}

interface ListFiltersProps {
  /** Address of the list. */
  readonly list: string;
  /** Its search, filter and order are kept; its page is not. */
  readonly position: ListPosition;
  readonly filters: readonly ListFilter[];
}

const mostCounted = 1_000;

export function ListFilters({
  list,
  position: { page: _, missing, ...position },
  filters,
}: ListFiltersProps) {
  const shown = filters.filter(({ gap, count }) => count > 0 || gap === missing);
  const chosen = filters.find(({ gap }) => gap === missing);
  if (shown.length === 0) return null;
  return (
    <details className="list-filters" key={missing ?? ""}>
      <summary>{texts.filter(chosen?.label)}</summary>
      <ul>
        {shown.map(({ gap, label, count }) => (
          <li key={gap}>
            <Link
              to={list + positionQuery({ ...position, missing: gap })}
              aria-current={gap === missing ? "true" : undefined}
              preventScrollReset
            >
              {label} <span>{texts.counted(count, mostCounted)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Keeps filter and order in the form of the list's search. */
export function KeptInSearch({ missing, sort }: Pick<ListPosition, "missing" | "sort">) {
  return (
    <>
      {missing && <input type="hidden" name="missing" value={missing} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
    </>
  );
}
