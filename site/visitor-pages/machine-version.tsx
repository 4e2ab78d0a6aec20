/** The machine-made version of the script that a song lacks: a document without islands of its own, for readers only. */
import { data, redirect } from "react-router";
import { addressOfMachineVersion, addressOfSong, findMachineVersion, readSlugId } from "#catalogue";
import { languageOfName, languageOfTitle } from "../components/language-of.ts";
import { Lyrics } from "../components/lyrics/lyrics.tsx";
import { stanzasOf } from "../components/lyrics/stanzas.ts";
import type { Missing } from "../components/page-failure.ts";
import { liveContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import type { Route } from "./+types/machine-version.ts";
import { machineVersionMeta } from "./machine-version-meta.server.ts";
import { redirectToCanonicalSlug } from "./redirect-to-canonical.server.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const slug = readSlugId(params.slug);
  if (!slug) throw data({ missing: "Song" } satisfies Missing, 404);
  const query = read((sql) => findMachineVersion(sql, slug.id));
  const version = await queryCatalogue(query, "Error fetching machine-made version:");
  // The song has both scripts by now, or is gone, which its own page tells. There may be a version again later.
  if (!version) throw redirect(`/lyrics/${encodeURIComponent(params.slug)}`, 302);
  redirectToCanonicalSlug(request, url, addressOfMachineVersion(version));
  const { title, singerName, script, text } = version;
  return {
    head: machineVersionMeta(version, site),
    address: addressOfSong(version),
    title,
    singerName,
    script,
    stanzas: stanzasOf(text),
  };
}

export { meta } from "./page-head.ts";

export default function MachineVersionPage({ loaderData }: Route.ComponentProps) {
  const { title, singerName, address, script, stanzas } = loaderData;
  const isHindi = script === "hindi";
  return (
    <article className="wrap machine-version">
      <header>
        <h1 lang={languageOfTitle(title)}>{title}</h1>
        {singerName && <p lang={languageOfName(singerName)}>{singerName}</p>}
        <div className="machine-note">
          <h2>Machine-made version</h2>
          <p>
            A program wrote this from the {isHindi ? "Roman" : "Hindi"} lyrics. It may have mistakes, and
            nobody has corrected it.
          </p>
          <a className="underlined" href={address}>
            Back to the song
          </a>
        </div>
      </header>
      {isHindi ? (
        <Lyrics roman={[]} hindi={stanzas} script="hindi" />
      ) : (
        <Lyrics roman={stanzas} hindi={[]} script="roman" />
      )}
    </article>
  );
}
