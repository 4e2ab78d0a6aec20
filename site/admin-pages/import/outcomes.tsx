/**
 * The table of the songs of the files: what would become of each, and which are taken. A page of it is in the
 * document at a time.
 */
import { useRef, useState } from "react";
import { formatNumber } from "../../components/format-count.ts";
import { languageOfTitle } from "../../components/language-of.ts";
import { TableHead } from "../components/table-head.tsx";
import { TwinLink } from "../components/twin-link.tsx";
import { downloadWrongRows } from "./download-wrong-rows.ts";
import { type ImportRow, type ImportState, isBusy, kinds, type RowKind, update } from "./import-state.ts";

const pageSize = 100;

const kindLabels: Readonly<Record<RowKind, string>> = {
  new: "New",
  changed: "Changed",
  twin: "Twins",
  draft: "Drafts",
  wrong: "Wrong",
  unchanged: "Unchanged",
};

function wordOf({ kind, draft }: ImportRow): string {
  if (draft && draft.status !== "draft") return draft.status === "withdrawn" ? "Withdrawn" : "Public";
  return kind === "twin" || kind === "draft" ? { twin: "Twin", draft: "Draft" }[kind] : kindLabels[kind];
}

/** In the order in which they are offered. */
const takeLabels = {
  new: "Take all new",
  changed: "Take all changed",
  twin: "Take twins as further songs",
  draft: "Take drafts as further songs",
} as const;
const choosableKinds = ["new", "changed", "twin", "draft"] as const;

export function Outcomes({ state }: { readonly state: ImportState }) {
  const [shown, setShown] = useState<RowKind | "all">("all");
  const [page, setPage] = useState(1);
  const top = useRef<HTMLTableElement>(null);
  const { rows, counts } = state;
  const listed = rows.filter(
    (row): row is ImportRow => row !== undefined && (shown === "all" || row.kind === shown),
  );
  const pages = Math.max(1, Math.ceil(listed.length / pageSize));
  const current = Math.min(page, pages);
  const isFixed = isBusy(state);
  const all = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  const turn = (to: number) => {
    setPage(to);
    top.current?.focus();
  };
  return (
    <div className="outcomes">
      <fieldset className="strip kind-filter">
        <legend className="unseen">Shown {state.areEntries ? "rows" : "songs"}</legend>
        {(["all", ...kinds] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={shown === kind}
            onClick={() => {
              setShown(kind);
              setPage(1);
            }}
          >
            {kind === "all" ? "All" : kindLabels[kind]} ({formatNumber(kind === "all" ? all : counts[kind])})
          </button>
        ))}
      </fieldset>
      <ChooseKinds state={state} isFixed={isFixed} />
      {listed.length > 0 && (
        <table
          className="admin-table outcome-table"
          ref={top}
          tabIndex={-1}
          aria-label={state.areEntries ? "People and albums of the file" : "Songs of the files"}
        >
          <TableHead columns={["Take", "Place", state.areEntries ? "Name" : "Title", "What happens"]} />
          <tbody>
            {listed.slice((current - 1) * pageSize, current * pageSize).map((row) => (
              <Row key={row.place} row={row} isFixed={isFixed} />
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <nav className="strip import-buttons" aria-label="Pages of songs">
          <button
            type="button"
            className="button outlined"
            aria-disabled={current === 1}
            onClick={() => current > 1 && turn(current - 1)}
          >
            Previous
          </button>
          <span>
            Page {formatNumber(current)} of {formatNumber(pages)}
          </span>
          <button
            type="button"
            className="button outlined"
            aria-disabled={current === pages}
            onClick={() => current < pages && turn(current + 1)}
          >
            Next
          </button>
        </nav>
      )}
    </div>
  );
}

function canBeTaken({ kind, result }: ImportRow): boolean {
  return kind !== "wrong" && kind !== "unchanged" && result === undefined;
}

function ChooseKinds({ state, isFixed }: { readonly state: ImportState; readonly isFixed: boolean }) {
  const choosable = choosableKinds.filter((kind) => state.counts[kind] > 0);
  const choose = (kind: RowKind, isChosen: boolean) => {
    for (const row of state.rows) if (row?.kind === kind && canBeTaken(row)) row.isChosen = isChosen;
    update({ rows: state.rows });
  };
  return (
    <div className="strip import-buttons">
      {!isFixed &&
        choosable.map((kind) => {
          const rows = state.rows.filter((row) => row?.kind === kind && canBeTaken(row));
          const chosen = rows.filter((row) => row?.isChosen).length;
          if (rows.length === 0) return null;
          return (
            <label key={kind} className="take-kind">
              <input
                type="checkbox"
                checked={chosen === rows.length}
                ref={(box) => {
                  if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
                }}
                onChange={({ currentTarget }) => choose(kind, currentTarget.checked)}
              />
              {takeLabels[kind]}
            </label>
          );
        })}
      {!isFixed && (state.counts.wrong > 0 || state.saved.wrong > 0) && (
        <button type="button" className="button outlined" onClick={() => void downloadWrongRows(state.rows)}>
          Download wrong {state.areEntries ? "rows" : "songs"}
        </button>
      )}
    </div>
  );
}

function Row({ row, isFixed }: { readonly row: ImportRow; readonly isFixed: boolean }) {
  const { place, title, kind, isChosen, result } = row;
  const canTake = canBeTaken(row);
  return (
    <tr data-kind={kind}>
      <td className="take">
        {canTake && (
          <input
            type="checkbox"
            aria-label={`Take ${title}, ${place}`}
            checked={isChosen}
            disabled={isFixed}
            onChange={({ currentTarget }) => {
              row.isChosen = currentTarget.checked;
              update({});
            }}
          />
        )}
      </td>
      <td className="place">{place}</td>
      <td className="name" lang={languageOfTitle(title)}>
        {title}
      </td>
      <td className="note">
        <b>{result === "saved" ? "Saved" : result ? "Refused" : wordOf(row)}</b>
        {result && result !== "saved" ? ` ${result.problem}` : <OutcomeNote row={row} />}
      </td>
    </tr>
  );
}

const whatItIs = { public: "is public", draft: "is a draft", withdrawn: "was withdrawn" } as const;

/** What would become of a song, in words; the song that it is, but with another status, can be opened. */
function OutcomeNote({ row: { draft, note } }: { readonly row: ImportRow }) {
  return (
    <>
      {draft && (
        <>
          {` This song ${whatItIs[draft.status]}: `}
          <TwinLink twin={draft} />.
        </>
      )}
      {note && ` ${note}`}
    </>
  );
}
