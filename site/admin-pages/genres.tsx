/** The list of all genres, most songs first, with the spellings of each. */
import { Link } from "react-router";
import { addressOfGenre, listGenres, readPage, type Spelling } from "#catalogue";
import { formatCount, formatNumber } from "../components/format-count.ts";
import { languageOfName } from "../components/language-of.ts";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/genres.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { bulkActions } from "./bulk-actions/addresses.ts";
import { List } from "./components/list.tsx";
import { RowActions } from "./components/row-actions.tsx";
import { addressOfEdit, list } from "./genres/addresses.ts";
import { listPosition } from "./list-position.ts";

export const handle: AdminHandle = { title: "Genres" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPage(url.searchParams.get("page"));
  const listing = listGenres(context.get(liveContext).sql, { page });
  const found = await queryCatalogue(listing, "Error fetching genres:");
  return { ...found, genres: found.genres.map((genre) => ({ ...genre, address: addressOfGenre(genre) })) };
}

export default function Genres({ loaderData: { count, page, pages, genres } }: Route.ComponentProps) {
  return (
    <List
      address={list}
      position={listPosition("", page)}
      className="genres"
      columns={[
        {
          head: "Name",
          className: "name",
          lang: ({ name }) => languageOfName(name),
          cell: ({ name }) => name,
        },
        { head: "Song Count", number: ({ songCount }) => songCount, units: ["song", "songs"] },
        {
          head: "Spellings",
          className: "spellings-of-genre",
          cell: ({ spellings, spellingCount }) =>
            spellingCount > 1 && <Spellings spellings={spellings} more={spellingCount - spellings.length} />,
        },
        {
          head: "Actions",
          cell: ({ key, name, address }) => (
            <RowActions name={name} view={address} edit={addressOfEdit(key, page)} />
          ),
        },
      ]}
      rows={genres}
      keyOf={({ key }) => key}
      empty={<p>No song has a genre yet.</p>}
      page={page}
      pages={pages}
    >
      {count > 0 && (
        <p className="search-summary">
          {formatCount(count, "genre")}. Spellings that sound alike are one genre. What was renamed or merged
          is undone in{" "}
          <Link className="underlined" to={bulkActions}>
            Bulk Actions
          </Link>
          .
        </p>
      )}
    </List>
  );
}

/** @param more number of further spellings */
function Spellings({ spellings, more }: { readonly spellings: readonly Spelling[]; readonly more: number }) {
  return (
    <>
      {spellings.map(({ spelling, songCount }, place) => (
        <span key={spelling}>
          {place > 0 && ", "}
          <span lang={languageOfName(spelling)}>{spelling}</span> {formatNumber(songCount)}
        </span>
      ))}
      {more > 0 && ` and ${formatNumber(more)} more`}
    </>
  );
}
