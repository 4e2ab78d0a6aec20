/** The searches that found nothing: a list in two orders, from which entries can be removed. */
import { useRef } from "react";
import { Link } from "react-router";
import { formatNumber } from "../../components/format-count.ts";
import { languageOfName } from "../../components/language-of.ts";
import { addressOfPage } from "../../components/page-address.ts";
import { Pager } from "../../components/pager.tsx";
import type { readMissedSearches } from "../missed-searches.server.ts";
import { ConfirmButton } from "./confirm-button.tsx";
import { IsolatedWords } from "./isolated-words.tsx";
import { List } from "./list.tsx";
import { RowForm } from "./row-actions.tsx";
import type { Column } from "./table.tsx";
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
          <List
            address={`/admin/analytics#${id}`}
            columns={[
              ...columns,
              {
                head: "Actions",
                cell: ({ key, words }, place) => (
                  <RowForm
                    field="key"
                    value={key}
                    icon="delete"
                    label={`Forget ${words}`}
                    onSubmit={() => onForget(place)}
                  />
                ),
              },
            ]}
            rows={missed.entries}
            keyOf={({ key }) => key}
            body={list}
            empty={<p>No such searches. What visitors search for and do not find will stand here.</p>}
          />
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

const columns: readonly Column<MissedSearch>[] = [
  {
    head: "Words",
    className: "name",
    cell: ({ words, address }) => (
      <a href={address} target="_blank" rel="noreferrer">
        {/* Keeps Arabic script from reordering the text beside it. */}
        <bdi lang={languageOfName(words)}>{words}</bdi>
      </a>
    ),
  },
  { head: "Searches", number: ({ searches }) => searches, units: ["search", "searches"] },
  {
    head: "Last Search",
    cell: ({ lastSearchedAt, lastWords }) => <time dateTime={lastSearchedAt}>{lastWords}</time>,
  },
  { head: "Why", cell: (search) => <WhyNothing search={search} /> },
];

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
