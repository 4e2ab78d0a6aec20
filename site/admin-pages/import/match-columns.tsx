/** Asks what the columns of a file mean. Each field belongs to one column, but for people. */
import { columnsToRead, formatOf, isOfSongs, namesPeople } from "../../../exchange/reading/index.ts";
import { TableHead } from "../components/table-head.tsx";
import { labelOf } from "./describe-outcome.ts";
import { type ImportState, isBusy } from "./import-state.ts";
import { check, chooseSheet, matchColumn } from "./run-import.ts";

export function MatchColumns({ state }: { readonly state: ImportState }) {
  const { columns, matching, areEntries, fileNames, sheets, sheet } = state;
  const table = fileNames.find((name) => isOfSongs(formatOf(name)));
  const problem = problemOf([...matching.values()], areEntries);
  return (
    <form
      className="match-columns"
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) void check();
      }}
    >
      <p className="section-text">
        Which field is each column of {table}? Those that are left out change nothing, but an empty cell
        empties its field.{" "}
        {areEntries
          ? "In a cell with several other names, each is on a line of its own."
          : "In a cell with several people, commas or semicolons separate the names."}
      </p>
      {sheets.length > 1 && (
        <label className="section-text">
          One sheet is read at a time. Please choose the others afterwards.
          <select
            className="input"
            disabled={isBusy(state)}
            aria-label="Sheet"
            value={sheet ?? sheets[0]}
            onChange={({ currentTarget }) => void chooseSheet(currentTarget.value)}
          >
            {sheets.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {!areEntries && !hasLyrics([...matching.values()]) && (
        <p className="section-text">
          No column is lyrics. Such a file can only change songs that are stored: new public ones need lyrics.
        </p>
      )}
      <table className="admin-table">
        <TableHead columns={["Column", "Example", "Field"]} />
        <tbody>
          {columns.map(({ name, example }) => (
            <tr key={name}>
              <td className="name">{name}</td>
              <td className="example">{example}</td>
              <td>
                <select
                  className="input"
                  disabled={isBusy(state)}
                  aria-label={`Field of ${name}`}
                  value={matching.get(name) ?? ""}
                  onChange={({ currentTarget }) => matchColumn(name, currentTarget.value || null)}
                >
                  <option value="">Leave out</option>
                  {[...columnsToRead(areEntries).keys()].map((field) => (
                    <option key={field} value={field}>
                      {labelOf(field)}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="strip import-buttons">
        <button
          type="submit"
          className="button solid"
          disabled={isBusy(state)}
          aria-disabled={problem !== ""}
        >
          Check {areEntries ? "people and albums" : "songs"}
        </button>
        <p className="field-error" role="status" hidden={problem === ""}>
          {problem}
        </p>
      </div>
    </form>
  );
}

function hasLyrics(matched: readonly (string | null)[]): boolean {
  return matched.some((field) => field !== null && /^lyrics(?:_hindi|_english)?$/.test(field));
}

function problemOf(matched: readonly (string | null)[], areEntries: boolean): string {
  const chosen = matched.filter((field) => field !== null);
  const table = columnsToRead(areEntries);
  const doubled = chosen.find((field, at) => chosen.indexOf(field) < at && !namesPeople(field, table));
  if (doubled) return `Two columns are "${labelOf(doubled)}". Please leave one out.`;
  const [needed, what] = areEntries ? ["name", "names"] : ["title", "song titles"];
  return chosen.includes(needed) ? "" : `Please choose the column with the ${what}.`;
}
