/** The addresses that were asked for and led nowhere, each with a field that gives it its target. */
import { useRef } from "react";
import type { MissedAddress } from "#catalogue";
import { useActionFetcher } from "../../components/action-result.ts";
import { List } from "../../components/list.tsx";
import { useFocusAfterRemoval } from "../../components/use-focus-after-removal.ts";

export function MissedAddresses({ missed }: { readonly missed: readonly MissedAddress[] }) {
  const list = useRef<HTMLTableSectionElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onGiven = useFocusAfterRemoval(missed, list, heading);
  const fetcher = useActionFetcher();
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Addresses That Led Nowhere
      </h2>
      <p className="section-text">
        What visitors and search engines asked for and did not find: the 500 most asked for, for 180 days.
        Nothing tells who asked. One network counts once a day for the same address.
      </p>
      <List
        className="address-table"
        address="/admin/settings/addresses"
        columns={[
          { head: "Address", className: "name", cell: ({ path }) => <bdi className="path">{path}</bdi> },
          { head: "Requests", number: ({ requests }) => requests, units: ["request", "requests"] },
          {
            head: "Days",
            cell: ({ firstDay, lastDay }) => (firstDay === lastDay ? lastDay : `${firstDay} to ${lastDay}`),
          },
          {
            head: "Leads to",
            cell: ({ path }, place) => <Target path={path} onSubmit={() => onGiven(place)} />,
          },
        ]}
        rows={missed}
        keyOf={({ path }) => path}
        body={list}
        empty={<p>No such addresses.</p>}
      />
      {missed.length > 0 && (
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="forget-misses" />
          <button type="submit" className="button outlined">
            Empty the List
          </button>
        </fetcher.Form>
      )}
    </section>
  );
}

function Target({ path, onSubmit }: { readonly path: string; readonly onSubmit: () => void }) {
  const fetcher = useActionFetcher();
  return (
    <fetcher.Form method="post" className="target-form" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="path" value={path} />
      <input
        className="input"
        name="target"
        aria-label={`Address on this site for ${path}`}
        placeholder="/lyrics/name-12"
        autoComplete="off"
        required
      />
      <button type="submit" className="button outlined" aria-disabled={fetcher.state !== "idle"}>
        Save<span className="unseen"> target of {path}</span>
      </button>
    </fetcher.Form>
  );
}
