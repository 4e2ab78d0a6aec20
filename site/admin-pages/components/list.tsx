/** A list of the administration: its search, filters, table, pages, and the question before an entry is deleted. */
import { type ReactNode, useRef, useState } from "react";
import { Link } from "react-router";
import type { Kind } from "#catalogue";
import { Pager } from "../../components/pager.tsx";
import { list as texts } from "../../texts/en/administration.ts";
import { labelsOf } from "../kind-labels.ts";
import { positionQuery } from "../list-position.ts";
import { type Deletable, DeleteDialog } from "./delete-dialog.tsx";
import { KeptInSearch, type ListFilter, ListFilters } from "./list-filters.tsx";
import { RowActions } from "./row-actions.tsx";
import { Table, type TableProps } from "./table.tsx";
import { TableSearch, type TableSearchProps } from "./table-search.tsx";

export interface ListLink {
  readonly text: string;
  readonly to: string;
}

interface ListProps<Row> extends TableProps<Row> {
  readonly address: string;
  /** The page that this list is a part of. */
  readonly back?: ListLink;
  /** `fields` are further fields of the search; by default those that keep filter and order. */
  readonly search?: Omit<TableSearchProps, "field" | "children"> & { readonly fields?: ReactNode };
  /** Buttons beside the search; the last one is the most important. */
  readonly buttons?: readonly ListLink[];
  /** What is shown, and links to more or less of it. */
  readonly summary?: { readonly text: string; readonly links: readonly ListLink[] };
  readonly filters?: readonly ListFilter[];
  /** More between summary and table. */
  readonly children?: ReactNode;
  /** Puts the table into something. */
  readonly around?: (table: ReactNode) => ReactNode;
  /** Paragraphs in place of a table without rows. */
  readonly empty?: ReactNode;
  readonly page?: number;
  readonly pages?: number;
  /** Each row can be edited and deleted, and seen at the address `view`. */
  readonly actions?: {
    readonly kind: Kind;
    readonly of: (row: Row) => Deletable;
    readonly view?: (row: Row) => string;
  };
}

export function List<Row>({ back, search, buttons = [], summary, filters = [], ...list }: ListProps<Row>) {
  const { address, position = {}, page = 1, pages = 1, actions, rows } = list;
  const [chosen, setChosen] = useState<Deletable | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const columns = actions ? [...list.columns, actionsColumn(list, actions, setChosen)] : list.columns;
  const table = <Table {...list} columns={columns} />;
  return (
    <>
      {back && <BackLink {...back} />}
      {search && (
        <div className="table-tools">
          <TableSearch field={field} {...search}>
            {search.fields ?? <KeptInSearch {...position} />}
          </TableSearch>
          <div className="strip table-links">
            {buttons.map(({ text, to }) => (
              <Link key={to} className={`button ${to === buttons.at(-1)?.to ? "solid" : "outlined"}`} to={to}>
                {text}
              </Link>
            ))}
          </div>
        </div>
      )}
      {summary && (
        <p className="search-summary list-links">
          <span role="status">{summary.text}</span>
          <ListLinks links={summary.links} />
        </p>
      )}
      {list.children}
      <ListFilters list={address} position={position} filters={filters} />
      {rows.length > 0 && (list.around?.(table) ?? table)}
      {rows.length === 0 && list.empty && <div className="admin-empty">{list.empty}</div>}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) =>
          address + positionQuery({ ...position, page: number > 1 ? String(number) : "" })
        }
      />
      {actions && (
        <DeleteDialog
          kind={actions.kind}
          chosen={chosen}
          position={position}
          onClose={() => setChosen(null)}
          focusAfter={field}
        />
      )}
    </>
  );
}

export function BackLink({ text, to }: ListLink) {
  return (
    <p className="back-link">
      <Link className="underlined" to={to}>
        {text}
      </Link>
    </p>
  );
}

export function ListLinks({ links }: { readonly links: readonly ListLink[] }) {
  return links.map(({ text, to }) => (
    <Link key={to} className="underlined" to={to}>
      {text}
    </Link>
  ));
}

function actionsColumn<Row>(
  { position = {} }: Pick<ListProps<Row>, "position">,
  { kind, of, view }: NonNullable<ListProps<Row>["actions"]>,
  onDelete: (row: Deletable) => void,
) {
  const { address } = labelsOf(kind);
  const query = positionQuery(position);
  const cell = (row: Row) => {
    const { id, name } = of(row);
    return (
      <RowActions
        name={name}
        view={view?.(row)}
        edit={`${address}/edit/${id}${query}`}
        songs={kind === "albums" ? `${address}/${id}/tracks${query}` : undefined}
        remove={`${address}/delete/${id}`}
        onRemove={() => onDelete(of(row))}
      />
    );
  };
  return { head: texts.actions, cell };
}
