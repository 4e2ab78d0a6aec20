/** The songs of a genre, a year or a decade, with pages of fifty, and the ways to the other ones. */
import { data } from "react-router";
import { readPage, readSongOrder } from "#catalogue";
import type { Missing } from "../components/page-failure.ts";
import { SleeveHead } from "../components/sleeve-head.tsx";
import { SongList } from "../components/song-list.tsx";
import { SongOrders } from "../components/song-orders.tsx";
import { UnknownValues } from "../components/unknown-values.tsx";
import { WayLinks } from "../components/ways/way-links.tsx";
import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { useTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/song-group.ts";
import { redirectToCanonical } from "./redirect-to-canonical.server.ts";
import { songGroupData } from "./song-group-data.server.ts";
import { kindOfGroup } from "./song-group-kinds.server.ts";
import { songGroupMeta } from "./song-group-meta.server.ts";
import { unknownOrder } from "./unknown-values.server.ts";

export async function loader({ request, url, params, pattern, context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const texts = context.get(textsContext);
  const kind = kindOfGroup(pattern);
  const requestedPage = readPage(url.searchParams.get("page"));
  const order = readSongOrder(url.searchParams.get("order"));
  const query = read((sql) => kind.find(sql, params.group, requestedPage, order, texts));
  const found = await queryCatalogue(query, `Error fetching ${kind.label.toLowerCase()}:`);
  if (!found) throw data({ missing: kind.label } satisfies Missing, 404);
  const group = songGroupData(kind, found, order);
  redirectToCanonical({ request, url, context }, { ...group, requestedPage });
  return {
    group,
    unknown: unknownOrder(url.searchParams),
    head: songGroupMeta(kind, found, site, order, texts),
  };
}

export { meta } from "./page-head.ts";

export default function SongGroupPage({ loaderData: { group, unknown } }: Route.ComponentProps) {
  const { counts, groups } = useTexts();
  return (
    <>
      <SleeveHead {...group} title={group.name} isName isOrnament isLow>
        <p className="facts">
          <span className="badge">{groups[group.label].label}</span>
          <span>{counts.songs(group.songCount)}</span>
        </p>
      </SleeveHead>
      <div className="wrap">
        <div className="ways low-ways">
          {group.others.map(({ label, links }) => (
            <WayLinks key={label} label={label} links={links} />
          ))}
        </div>
      </div>
      <SongList {...group} heading={groups.songs} emptyText="">
        <UnknownValues values={unknown} />
        <SongOrders orders={group.orders} />
      </SongList>
    </>
  );
}
