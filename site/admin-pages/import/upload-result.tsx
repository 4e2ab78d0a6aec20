/** What became, or would become, of the songs of a file that was sent without scripts. */
import { formatNumber } from "../../components/format-count.ts";
import { languageOfTitle } from "../../components/language-of.ts";
import { TableHead } from "../components/table-head.tsx";
import type { Upload } from "./import-without-scripts.server.ts";

export function UploadResult({ upload: { fileName, isDryRun, counts, rows } }: { readonly upload: Upload }) {
  const numbers = [
    `${formatNumber(counts.new)} new`,
    `${formatNumber(counts.changed)} changed`,
    ...(counts.twin > 0 ? [`${formatNumber(counts.twin)} ${counts.twin === 1 ? "twin" : "twins"}`] : []),
    `${formatNumber(counts.unchanged)} unchanged`,
    `${formatNumber(counts.wrong)} wrong`,
  ].join(", ");
  return (
    <div className="outcomes">
      <p className="section-text" role="status">
        {fileName}: {numbers}. {isDryRun ? "Nothing is saved yet." : savedText(counts.twin > 0)}
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

function savedText(hasTwins: boolean): string {
  return hasTwins ? "All but the twins and the wrong ones are saved." : "All but the wrong ones are saved.";
}
