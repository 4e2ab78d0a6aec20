/** The list of all genres, most songs first, with the spellings of each. */
import { Link } from "react-router";
import { addressOfGenre, type ListedGenre, listGenres, readPage, type Spelling } from "#catalogue";
import { formatCount, formatNumber } from "../components/format-count.ts";
import { languageOfName } from "../components/language-of.ts";
import { Pager } from "../components/pager.tsx";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/genres.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { AdminIcon } from "./components/admin-icon.tsx";
import { TableHead } from "./components/table-head.tsx";
import { addressOfEdit, addressOfList } from "./genres/addresses.ts";

export const handle: AdminHandle = { title: "Genres" };

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = readPage(url.searchParams.get("page"));
  const listing = listGenres(context.get(liveContext).sql, { page });
  const found = await queryCatalogue(listing, "Error fetching genres:");
  return { ...found, genres: found.genres.map((genre) => ({ ...genre, address: addressOfGenre(genre) })) };
}

export default function Genres({ loaderData: { count, page, pages, genres } }: Route.ComponentProps) {
  if (count === 0)
    return (
      <div className="admin-empty">
        <p>No song has a genre yet.</p>
      </div>
    );
  return (
    <>
      <p className="search-summary">
        {formatCount(count, "genre")}. Spellings that sound alike are one genre.
      </p>
      <table className="admin-table genres">
        <TableHead columns={["Name", "Song Count", "Spellings", "Actions"]} numbers={["Song Count"]} />
        <tbody>
          {genres.map((genre) => (
            <Row key={genre.key} genre={genre} page={page} />
          ))}
        </tbody>
      </table>
      <Pager page={page} pages={pages} addressOf={addressOfList} />
    </>
  );
}

interface RowProps {
  readonly genre: ListedGenre & { readonly address: string };
  readonly page: number;
}

function Row({ genre, page }: RowProps) {
  const { key, name, address, songCount, spellings, spellingCount } = genre;
  return (
    <tr>
      <td className="name" lang={languageOfName(name)}>
        {name}
      </td>
      <td className="number" data-unit={songCount === 1 ? "song" : "songs"}>
        {formatNumber(songCount)}
      </td>
      <td className="spellings-of-genre">
        {spellingCount > 1 && <Spellings spellings={spellings} more={spellingCount - spellings.length} />}
      </td>
      <td>
        <div className="row-actions">
          <a
            className="round-button"
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={`View ${name} in a new tab`}
          >
            <AdminIcon name="view" />
          </a>
          <Link className="round-button" to={addressOfEdit(key, page)} aria-label={`Edit ${name}`}>
            <AdminIcon name="edit" />
          </Link>
        </div>
      </td>
    </tr>
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
