/** What became, or would become, of the songs of a file that was sent without scripts. */
import { formatCount, formatNumber } from "../../components/format-count.ts";
import { languageOfTitle } from "../../components/language-of.ts";
import { TableHead } from "../components/table-head.tsx";
import type { Upload } from "./import-without-scripts.server.ts";
import { OutcomeNote } from "./outcome-note.tsx";

export function UploadResult({ upload: { fileName, isDryRun, counts, rows } }: { readonly upload: Upload }) {
  const numbers = [
    `${formatNumber(counts.new)} new`,
    `${formatNumber(counts.changed)} changed`,
    ...(counts.twin > 0 ? [formatCount(counts.twin, "twin")] : []),
    ...(counts.draft > 0 ? [formatCount(counts.draft, "draft")] : []),
    `${formatNumber(counts.unchanged)} unchanged`,
    `${formatNumber(counts.wrong)} wrong`,
  ].join(", ");
  return (
    <div className="outcomes">
      <p className="section-text" role="status">
        {fileName}: {numbers}. {isDryRun ? "Nothing is saved yet." : savedText(counts)}
      </p>
      <table className="admin-table outcome-table">
        <TableHead columns={["Place", "Title", "What happens"]} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.place} data-kind={row.kind}>
              <td className="place">{row.place}</td>
              <td className="name" lang={languageOfTitle(row.title)}>
                {row.title}
              </td>
              <td className="note">
                <b>{row.draft?.status ?? row.kind}</b>
                <OutcomeNote row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function savedText({ twin, draft }: Upload["counts"]): string {
  const leftOut = [twin > 0 && "the twins", draft > 0 && "the drafts"].filter(Boolean);
  return `All but ${leftOut.length > 0 ? `${leftOut.join(", ")} and ` : ""}the wrong ones are saved.`;
}
