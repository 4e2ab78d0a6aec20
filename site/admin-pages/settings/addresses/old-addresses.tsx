/** The list of old addresses, with what each leads to, and what has the same address today and wins. */
import { useRef } from "react";
import type { OldAddressList } from "#catalogue";
import { formatNumber } from "../../../components/format-count.ts";
import { ConfirmButton } from "../../components/confirm-button.tsx";
import { List } from "../../components/list.tsx";
import { RowForm } from "../../components/row-actions.tsx";
import type { Column } from "../../components/table.tsx";
import { useFocusAfterRemoval } from "../../components/use-focus-after-removal.ts";
import { listPosition, positionQuery } from "../../list-position.ts";

const address = "/admin/settings/addresses";

export const removalNote = "They do not go to the trash. Whoever comes by one of them finds nothing then.";

export function removalQuestion(count: number, q: string): string {
  const addresses = count === 1 ? "One old address" : `${formatNumber(count)} old addresses`;
  return q === ""
    ? `${addresses} will be removed: all there are.`
    : `${addresses} with “${q}” will be removed.`;
}

interface OldAddressesProps extends OldAddressList {
  readonly q: string;
  readonly onlyClashes: boolean;
}

type Row = OldAddressList["addresses"][number];

const columns: readonly Column<Row>[] = [
  { head: "Old Address", className: "name", cell: ({ path }) => <bdi className="path">{path}</bdi> },
  {
    head: "Leads to",
    cell: ({ address, name, kind }) =>
      address === null ? (
        `Nothing: this ${kind.replace("-", " ")} is gone`
      ) : (
        <a className="underlined path" href={address} target="_blank" rel="noreferrer">
          <bdi>{name ?? address}</bdi>
        </a>
      ),
  },
  {
    head: "Clash",
    cell: ({ winner }) =>
      winner !== null && (
        <>
          <bdi>{winner}</bdi> has this address today, and is shown
        </>
      ),
  },
];

export function OldAddresses({ q, onlyClashes, count, page, pages, addresses }: OldAddressesProps) {
  const list = useRef<HTMLTableSectionElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const onRemove = useFocusAfterRemoval(addresses, list, heading);
  const position = { ...listPosition(q, page), ...(onlyClashes && { missing: "clashes" }) };
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Old Addresses
      </h2>
      <p className="section-text">
        They lead for ever to what they showed: on the site from which it was moved here, or here before.
        Capitals, a slash at the end and endings such as /feed and /amp do not count. The address of something
        that exists always wins.
      </p>
      <List
        address={address}
        position={position}
        search={{ q, label: "Search old addresses", placeholder: "Part of an address" }}
        summary={{
          text: `${formatNumber(count)} old ${count === 1 ? "address" : "addresses"}${onlyClashes ? " that something else has today" : ""}`,
          links: [
            ...(q || onlyClashes ? [{ text: "Show all", to: address }] : []),
            ...(onlyClashes
              ? []
              : [{ text: "Show clashes", to: address + positionQuery({ q, missing: "clashes" }) }]),
          ],
        }}
        className="address-table"
        columns={[
          ...columns,
          {
            head: "Actions",
            cell: ({ path }, place) => (
              <RowForm
                field="remove"
                value={path}
                icon="delete"
                label={`Remove ${path}`}
                onSubmit={() => onRemove(place)}
              />
            ),
          },
        ]}
        rows={addresses}
        keyOf={({ path }) => path}
        body={list}
        empty={<p>{q || onlyClashes ? "No such old addresses." : "No old addresses are stored."}</p>}
        page={page}
        pages={pages}
      />
      <div className="table-tools list-tools">
        <a className="button outlined" href={`${address}/file`} download>
          Download as CSV
        </a>
        <ConfirmButton
          address={`${address}/remove`}
          title="Remove Old Addresses"
          question={removalQuestion(count, q)}
          note={removalNote}
          confirmLabel="Remove"
          intent="remove-all"
          fields={{ q }}
          focusAfter={heading}
          isHidden={count === 0 || onlyClashes}
        >
          {q === "" ? "Remove All" : "Remove What Is Found"}
        </ConfirmButton>
      </div>
    </section>
  );
}
