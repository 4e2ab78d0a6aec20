/**
 * The machine-made version of the script that a song lacks: a document without islands of its own, for readers
 * only.
 */
import { data, redirect } from "react-router";
import { addressOfMachineVersion, addressOfSong, findMachineVersion, readSlugId } from "#catalogue";
import { languageOfName, languageOfTitle } from "../components/language-of.ts";
import { Lyrics } from "../components/lyrics/lyrics.tsx";
import { stanzasOf } from "../components/lyrics/stanzas.ts";
import type { Missing } from "../components/page-failure.ts";
import { PageLink } from "../components/page-link.tsx";
import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { useTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/machine-version.ts";
import { redirectToCanonicalSlug } from "./redirect-to-canonical.server.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const slug = readSlugId(params.slug);
  if (!slug) throw data({ missing: "Song" } satisfies Missing, 404);
  const query = read((sql) => findMachineVersion(sql, slug.id));
  const version = await queryCatalogue(query, "Error fetching machine-made version:");
  // The song has both scripts by now, or is gone, which its own page tells. There may be a version again later.
  if (!version) throw redirect(`/lyrics/${encodeURIComponent(params.slug)}`, 302);
  redirectToCanonicalSlug({ request, url, context }, addressOfMachineVersion(version));
  const { title, singerName, script, text } = version;
  return {
    // For readers alone: no index, nothing for social networks, and no canonical address that would stand for the
    // song.
    head: [
      { title: context.get(textsContext).machineVersion.title(title, site.name) },
      { name: "robots", content: "noindex, follow" },
    ],
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
  const { song, machineVersion } = useTexts();
  return (
    <article className="wrap machine-version">
      <header>
        <h1 lang={languageOfTitle(title)}>{title}</h1>
        {singerName && <p lang={languageOfName(singerName)}>{singerName}</p>}
        <div className="machine-note">
          <h2>{machineVersion.heading}</h2>
          <p>{machineVersion.note[script]}</p>
          <PageLink className="underlined" href={address}>
            {song.back}
          </PageLink>
        </div>
      </header>
      {script === "hindi" ? (
        <Lyrics roman={[]} hindi={stanzas} script="hindi" />
      ) : (
        <Lyrics roman={stanzas} hindi={[]} script="roman" />
      )}
    </article>
  );
}
