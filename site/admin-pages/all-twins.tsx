/** The lists of likely twins: of songs, people and albums, with the number of pairs in each. */
import { Link } from "react-router";
import { countToDo, pairedTable } from "#catalogue";
import { formatCount } from "../components/format-count.ts";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/all-twins.ts";
import type { AdminHandle } from "./admin-layout.tsx";
import { pairedKinds, readNotLookedThrough } from "./not-looked-through.server.ts";
import { addressOfTwins, allTwins, twinsTitle } from "./twins/twin-texts.ts";

export const handle: AdminHandle = { title: allTwins.title };

export async function loader({ context }: Route.LoaderArgs) {
  const { sql } = context.get(liveContext);
  const [{ twins }, { twinsOf }] = await queryCatalogue(
    Promise.all([countToDo(sql), readNotLookedThrough(sql)]),
    "Error counting likely twins:",
  );
  return pairedKinds.map((kind) => ({ kind, count: twins[pairedTable(kind)] ?? 0, later: twinsOf(kind) }));
}

export default function AllTwins({ loaderData: lists }: Route.ComponentProps) {
  return (
    <>
      <p className="section-text">
        Two that may be the same, by the spelling or the sound of their names. You decide: merge them (of two
        songs, delete one), or mark them as not the same.
      </p>
      <ul className="rows activity to-do">
        {lists.map(({ kind, count, later }) => (
          <li key={kind}>
            <Link to={addressOfTwins(kind)}>{twinsTitle(kind)}</Link>
            <span>{count > 0 || later === "" ? formatCount(count, "pair") : ""}</span>
            {later !== "" && <span>{later}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
