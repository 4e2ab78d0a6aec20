/** The message of a search without hits. */
import { useTexts } from "../../texts/use-texts.ts";
import { languageOfName } from "../language-of.ts";
import { PageLink } from "../page-link.tsx";
import type { FilterChoice } from "./search-filters.tsx";

interface NothingFoundProps {
  /** Such as 'No songs found'. */
  readonly heading: string;
  /** False without a query: the site has no entries at all. */
  readonly isSearch: boolean;
  /** Filters without which there are hits. */
  readonly filtersToRemove: readonly FilterChoice[];
  /** Null if there are no filters. */
  readonly addressWithoutFilters: string | null;
  /** Address of the picture of a record. */
  readonly record: string;
}

export function NothingFound(props: NothingFoundProps) {
  const { heading, isSearch, filtersToRemove, addressWithoutFilters, record } = props;
  const { search } = useTexts();
  return (
    <div className="nothing-found">
      <img src={record} width={400} height={400} alt="" decoding="async" />
      <div>
        <h2>{heading}</h2>
        {addressWithoutFilters !== null ? (
          <NoneLeft filters={filtersToRemove} address={addressWithoutFilters} />
        ) : isSearch ? (
          <>
            <p>{search.nothing.hint}</p>
            <PageLink className="button solid" href="/search">
              {search.explore}
            </PageLink>
          </>
        ) : (
          <p>{search.nothing.noEntries}</p>
        )}
      </div>
    </div>
  );
}

interface NoneLeftProps {
  readonly filters: readonly FilterChoice[];
  /** Without any filter. */
  readonly address: string;
}

function NoneLeft({ filters, address }: NoneLeftProps) {
  const { search, filters: texts } = useTexts();
  return (
    <>
      <p>{search.nothing.noneLeft}</p>
      {filters.map((filter) => (
        <p key={filter.address}>
          <PageLink className="underlined" href={filter.address} data-keeps-place>
            {texts.remove.before}
            <span lang={languageOfName(filter.text)}>{filter.text}</span>
            {texts.remove.after}
          </PageLink>{" "}
          {search.nothing.toSee(filter.songCount)}
        </p>
      ))}
      <PageLink className="button solid" href={address} data-keeps-place>
        {texts.removeAll}
      </PageLink>
    </>
  );
}
