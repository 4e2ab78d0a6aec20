/** What became, or would become, of the songs of a file that was sent without scripts. */
import { formatNumber } from "../../components/format-count.ts";
import { languageOfTitle } from "../../components/language-of.ts";
import { TableHead } from "../components/table-head.tsx";
import type { Upload } from "./import-without-scripts.server.ts";

export function UploadResult({ upload: { fileName, isDryRun, counts, rows } }: { readonly upload: Upload }) {
  const { created, updated, unchanged, wrong } = counts;
  const numbers = [
    `${formatNumber(created)} new`,
    `${formatNumber(updated)} changed`,
    `${formatNumber(unchanged)} unchanged`,
    `${formatNumber(wrong)} wrong`,
  ].join(", ");
  return (
    <div className="outcomes">
      <p className="section-text" role="status">
        {fileName}: {numbers}. {isDryRun ? "Nothing is saved yet." : "All but the wrong ones are saved."}
      </p>
      <table className="admin-table outcome-table">
        <TableHead columns={["Place", "Title", "What happens"]} />
        <tbody>
          {rows.map(({ place, title, kind, note }) => (
            <tr key={place} data-kind={kind}>
              <td className="place">{place}</td>
              <td className="name" lang={languageOfTitle(title)}>
                {title}
              </td>
              <td className="note">
                <b>{kind}</b> {note}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
