/** Stores under which addresses something was shown before: by another site that was moved in, or by this one. */
import type { Sql, Transaction } from "#postgres";
import type { AddressedKind } from "../slug/index.ts";
import { plainForms } from "./plain-forms.ts";

export type OldAddress = ShowsEntry | ShowsPage;

interface ShowsEntry {
  /** Beginning with `/`, with its query where the path needs it; in any spelling. */
  readonly path: string;
  readonly kind: AddressedKind;
  readonly id: number;
}

interface ShowsPage {
  readonly path: string;
  readonly kind: "page";
  /** The path of another page of this site, encoded, with its query. */
  readonly page: string;
}

/**
 * One statement, whatever the number of rows. A path that is stored already, or comes twice, leads where the last one
 * says. The home page and what is too long for a path are left out.
 * @throws the driver's error when the database fails
 */
export async function storeOldAddresses(sql: Sql | Transaction, rows: readonly OldAddress[]): Promise<void> {
  const byPath = new Map(
    rows.flatMap((row) =>
      plainForms(row.path)
        .slice(0, 1)
        .map((path) => [path, { ...row, path }]),
    ),
  );
  if (byPath.size === 0) return;
  // In one order, so that two that store the same paths do not wait for each other.
  await sql`
    insert into private.old_addresses as o (path, kind, shown_id, page)
    select path, kind, id, page
    from json_to_recordset(${JSON.stringify([...byPath.values()])}::text::json)
      as given (path text, kind text, id bigint, page text)
    order by path collate "C"
    on conflict (path) do update set kind = excluded.kind, shown_id = excluded.shown_id, page = excluded.page
    where (o.kind, o.shown_id, o.page) is distinct from (excluded.kind, excluded.shown_id, excluded.page)`;
}
