/** A singer (by another address: an artist), lyricist or music director, and their songs, fifty a page. */
import { data } from "react-router";
import { readPage, readSlugId, readSongOrder } from "#catalogue";
import { askCatalogue } from "../ask-catalogue.server.ts";
import { ChoiceLinks } from "../components/choice-links.tsx";
import { countWords } from "../components/count-words.ts";
import type { Missing } from "../components/page-failure.ts";
import { SleeveHead } from "../components/sleeve-head.tsx";
import { SongList } from "../components/song-list.tsx";
import { liveContext } from "../live.ts";
import type { Route } from "./+types/person.ts";
import { kindOfPerson } from "./people-kinds.server.ts";
import { personFacts } from "./person-facts.server.ts";
import { personMeta } from "./person-meta.server.ts";
import { leadToRightAddress } from "./right-address.server.ts";

export async function loader({ request, url, params, pattern, context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const kind = kindOfPerson(pattern);
  const asked = readSlugId(params.slug);
  const askedPage = readPage(url.searchParams.get("page"));
  const order = readSongOrder(url.searchParams.get("order"));
  const reading = asked && read((sql) => kind.find(sql, asked.id, askedPage, order));
  const found = reading && (await askCatalogue(reading, `Error fetching ${kind.label.toLowerCase()}:`));
  if (!found) throw data({ missing: kind.label } satisfies Missing, 404);
  const person = personFacts(kind, found, order);
  leadToRightAddress(request, url, { ...person, askedPage });
  return { person, head: personMeta(kind, found, site, order) };
}

export { meta } from "./page-head.ts";

export default function PersonPage({ loaderData: { person } }: Route.ComponentProps) {
  return (
    <>
      <SleeveHead title={person.name} isName cover={person.portrait} ink={person.ink}>
        <p className="facts">
          <span className="badge">{person.label}</span>
          <span>{countWords(person.songCount, "song")} available</span>
        </p>
        {person.otherRoles.length > 0 && (
          <p className="facts">
            {person.otherRoles.map(({ label, address, songCount }) => (
              <span key={label}>
                Also{" "}
                <a className="underlined" href={address}>
                  {label}
                </a>{" "}
                of {countWords(songCount, "song")}
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
