/** The searches that found nothing: a list in two orders, from which entries can be removed. */
import { type RefObject, useRef } from "react";
import { Link } from "react-router";
import { formatNumber } from "../../components/format-count.ts";
import { languageOfName } from "../../components/language-of.ts";
import { addressOfPage } from "../../components/page-address.ts";
import { Pager } from "../../components/pager.tsx";
import type { readMissedSearches } from "../missed-searches.server.ts";
import { useActionFetcher } from "./action-result.ts";
import { AdminIcon } from "./admin-icon.tsx";
import { ConfirmButton } from "./confirm-button.tsx";
import { IsolatedWords } from "./isolated-words.tsx";
import { TableHead } from "./table-head.tsx";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";

interface MissedSearchesProps {
  /** Null where it could not be loaded. */
  readonly missed: Awaited<ReturnType<typeof readMissedSearches>>;
}

type Missed = NonNullable<MissedSearchesProps["missed"]>;
type MissedSearch = Missed["entries"][number];
type Order = Missed["order"];

/** Of the heading, where a page of the list begins. */
const id = "missed-searches";

const orders = [
  { order: "newest", label: "Newest" },
  { order: "most-wanted", label: "Most Wanted" },
] as const;

function addressOf(order: Order, page = 1): string {
  const list = order === "newest" ? "/admin/analytics" : `/admin/analytics?order=${order}`;
  return `${addressOfPage(list, page)}#${id}`;
}

export const notInTrash = "They do not go to the trash and cannot be restored.";

export function forgetAllQuestion(count: number): string {
  return count === 1
    ? "The one search that found nothing will be forgotten."
    : `All ${formatNumber(count)} searches that found nothing will be forgotten.`;
}

export function MissedSearches({ missed }: MissedSearchesProps) {
  const list = useRef<HTMLTableSectionElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onForget = useFocusAfterRemoval(missed?.entries, list, heading);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Searches That Found Nothing
      </h2>
      {!missed && (
        <p className="not-current">
          This list could not be loaded: the database did not answer.{" "}
          <a className="underlined" href="/admin/analytics">
            Try again
          </a>
        </p>
      )}
      {missed && (
        <>
          <p className="section-text">
            Words and numbers only; nothing tells who searched. Words leave this list as soon as a search for
            them finds something, or 180 days after the last one. One network counts once for the same words.
          </p>
          <div className="table-tools list-tools">
            {missed.count > 0 && <Orders current={missed.order} />}
            <ConfirmButton
              address="/admin/analytics/forget-all"
              title="Forget All Searches"
              question={forgetAllQuestion(missed.count)}
              note={notInTrash}
              confirmLabel="Forget All"
              intent="forget-all"
              focusAfter={heading}
              isHidden={missed.count === 0}
            >
              Forget All
            </ConfirmButton>
          </div>
          {missed.count === 0 ? (
            <p>No such searches. What visitors search for and do not find will stand here.</p>
          ) : (
            <Table list={list} entries={missed.entries} onForget={onForget} />
          )}
          <Pager
            page={missed.page}
            pages={missed.pages}
            addressOf={(page) => addressOf(missed.order, page)}
          />
        </>
      )}
    </section>
  );
}

function Orders({ current }: { readonly current: Order }) {
  return (
    <nav className="list-orders" aria-label="Order of the searches">
      {orders.map(({ order, label }) => (
        <Link
          key={order}
          to={addressOf(order)}
          aria-current={order === current ? "true" : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

interface TableProps {
  readonly list: RefObject<HTMLTableSectionElement | null>;
  readonly entries: readonly MissedSearch[];
  /** Gets the index of the row. */
  readonly onForget: (place: number) => void;
}

function Table({ list, entries, onForget }: TableProps) {
  return (
    <table className="admin-table">
      <TableHead columns={["Words", "Searches", "Last Search", "Why", "Actions"]} numbers={["Searches"]} />
      <tbody ref={list}>
        {entries.map((search, place) => (
          <Row key={search.key} search={search} onForget={() => onForget(place)} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly search: MissedSearch;
  readonly onForget: () => void;
}

function Row({ search, onForget }: RowProps) {
  const { key, words, searches, lastSearchedAt, lastWords, address } = search;
  const fetcher = useActionFetcher();
  return (
    <tr>
      <td className="name">
        <a href={address} target="_blank" rel="noreferrer">
          {/* Keeps Arabic script from reordering the text beside it. */}
          <bdi lang={languageOfName(words)}>{words}</bdi>
        </a>
      </td>
      <td className="number" data-unit={searches === 1 ? "search" : "searches"}>
        {formatNumber(searches)}
      </td>
      <td>
        <time dateTime={lastSearchedAt}>{lastWords}</time>
      </td>
      <td>
        <WhyNothing search={search} />
      </td>
      <td>
        <fetcher.Form method="post" className="row-actions" onSubmit={onForget}>
          <input type="hidden" name="key" value={key} />
          <button
            type="submit"
            className="round-button delete"
            aria-label={`Forget ${words}`}
            aria-disabled={fetcher.state !== "idle"}
          >
            <AdminIcon name="delete" />
          </button>
        </fetcher.Form>
      </td>
    </tr>
  );
}

function WhyNothing({ search: { unknownWords, addressOfTrial } }: { readonly search: MissedSearch }) {
  return (
    <>
      {unknownWords.length === 0 ? (
        "No song or name has all of it. "
      ) : (
        <>
          Nothing has <IsolatedWords words={unknownWords} />.{" "}
        </>
      )}
      <a className="underlined" href={addressOfTrial}>
        Try it
      </a>
    </>
  );
}
