/** The table of the most viewed songs. Bars compare their views with those of the first one. */
import { languageOfTitle } from "../../components/language-of.ts";
import type { Route } from "../+types/analytics.ts";
import { Table } from "./table.tsx";

type TopSongsProps = Pick<Route.ComponentProps["loaderData"], "songs">;

export function TopSongs({ songs }: TopSongsProps) {
  const most = Math.max(1, ...songs.map(({ views }) => views));
  if (songs.length === 0) return <p>No song has been viewed yet.</p>;
  return (
    <Table
      className="top-songs"
      columns={[
        { head: "Rank", className: "rank", number: (_, place) => place + 1 },
        {
          head: "Title",
          className: "name",
          lang: ({ title }) => languageOfTitle(title),
          cell: ({ title, views, address }) => (
            <>
              <a href={address} target="_blank" rel="noreferrer">
                {title}
              </a>
              <Bar share={views / most} />
            </>
          ),
        },
        { head: "Artist", cell: ({ singerName }) => singerName || "Various Artists" },
        { head: "Views", number: ({ views }) => views, units: ["view", "views"] },
      ]}
      rows={songs}
      keyOf={({ id }) => String(id)}
    />
  );
}

function Bar({ share }: { readonly share: number }) {
  return (
    <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect width={share * 100} height="1" />
    </svg>
  );
}
