/** The table of the most viewed songs. Bars compare their views with those of the first one. */
import { formatNumber } from "../../components/format-count.ts";
import { languageOfTitle } from "../../components/language-of.ts";
import type { Route } from "../+types/analytics.ts";
import { TableHead } from "./table-head.tsx";

type TopSongsProps = Pick<Route.ComponentProps["loaderData"], "songs">;

export function TopSongs({ songs }: TopSongsProps) {
  const most = Math.max(1, ...songs.map(({ views }) => views));
  if (songs.length === 0) return <p>No song has been viewed yet.</p>;
  return (
    <table className="admin-table top-songs">
      <TableHead columns={["Rank", "Title", "Artist", "Views"]} numbers={["Rank", "Views"]} />
      <tbody>
        {songs.map(({ id, title, singerName, views, address }, place) => (
          <tr key={id}>
            <td className="rank">{place + 1}</td>
            <td className="name" lang={languageOfTitle(title)}>
              <a href={address} target="_blank" rel="noreferrer">
                {title}
              </a>
              <Bar share={views / most} />
            </td>
            <td>{singerName || "Various Artists"}</td>
            <td className="number" data-unit="views">
              {formatNumber(views)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ share }: { readonly share: number }) {
  return (
    <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width={share * 100} height="1" />
    </svg>
  );
}
