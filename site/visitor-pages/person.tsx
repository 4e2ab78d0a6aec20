/** A singer (or artist, by another address), lyricist or music director, with pages of fifty songs. */
import { data } from "react-router";
import { readPage, readSlugId, readSongOrder } from "#catalogue";
import { ChoiceLinks } from "../components/choice-links.tsx";
import { formatCount } from "../components/format-count.ts";
import type { Missing } from "../components/page-failure.ts";
import { SleeveHead } from "../components/sleeve-head.tsx";
import { SongList } from "../components/song-list.tsx";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/person.ts";
import { kindOfPerson } from "./people-kinds.server.ts";
import { personData } from "./person-data.server.ts";
import { personMeta } from "./person-meta.server.ts";
import { redirectToCanonical } from "./redirect-to-canonical.server.ts";

export async function loader({ request, url, params, pattern, context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const kind = kindOfPerson(pattern);
  const slug = readSlugId(params.slug);
  const requestedPage = readPage(url.searchParams.get("page"));
  const order = readSongOrder(url.searchParams.get("order"));
  const query = slug && read((sql) => kind.find(sql, slug.id, requestedPage, order));
  const found = query && (await queryCatalogue(query, `Error fetching ${kind.label.toLowerCase()}:`));
  if (!found) throw data({ missing: kind.label } satisfies Missing, 404);
  const person = personData(kind, found, order);
  redirectToCanonical(request, url, { ...person, requestedPage });
  return { person, head: personMeta(kind, found, site, order) };
}

export { meta } from "./page-head.ts";

export default function PersonPage({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <>
      <SleeveHead title={person.name} isName cover={person.portrait} ink={person.ink}>
        <p className="facts">
          <span className="badge">{person.label}</span>
          <span>{formatCount(person.songCount, "song")} available</span>
        </p>
        {person.otherRoles.length > 0 && (
          <p className="facts">
            {person.otherRoles.map(({ label, address, songCount }) => (
              <span key={label}>
                Also{" "}
                <a className="underlined" href={address}>
                  {label}
                </a>{" "}
                of {formatCount(songCount, "song")}
              </span>
            ))}
          </p>
        )}
      </SleeveHead>
      <SongList
        {...person}
        heading="Songs"
        emptyText={`No songs found for this ${person.label.toLowerCase()} yet.`}
      >
        {person.orders.length > 0 && (
          <ChoiceLinks label="Order" className="song-orders" choices={person.orders} />
        )}
      </SongList>
    </>
  );
}
