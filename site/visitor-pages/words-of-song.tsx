/**
 * What the words of one song mean: a list for readers, from which its page also takes the meanings that it shows
 * beside the lyrics.
 */
import { data, redirect } from "react-router";
import { addressOfSong, addressOfWordsOfSong, findWordsOfSong, readSlugId } from "#catalogue";
import { languageOfName, languageOfTitle } from "../components/language-of.ts";
import { WordList } from "../components/lyrics/words-of-song.tsx";
import type { Missing } from "../components/page-failure.ts";
import { PageLink } from "../components/page-link.tsx";
import { liveContext, textsContext } from "../live.ts";
import { queryCatalogue } from "../query-catalogue.server.ts";
import { useTexts } from "../texts/use-texts.ts";
import type { Route } from "./+types/words-of-song.ts";
import { pageMeta } from "./page-meta.server.ts";
import { redirectToCanonicalSlug } from "./redirect-to-canonical.server.ts";
import { pictureOfList } from "./social-picture.server.ts";
import { wordsWithOwnMeanings } from "./song-notes.server.ts";

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const { read, site } = context.get(liveContext);
  const slug = readSlugId(params.slug);
  const query = slug && read((sql) => findWordsOfSong(sql, slug.id));
  const song = query && (await queryCatalogue(query, "Error fetching words of a song:"));
  if (!song) throw data({ missing: "Song" } satisfies Missing, 404);
  const words = wordsWithOwnMeanings(song);
  // There may be words again later.
  if (words.length === 0) throw redirect(addressOfSong(song), 302);
  redirectToCanonicalSlug({ request, url, context }, addressOfWordsOfSong(song));
  const { title, singerName } = song;
  const texts = context.get(textsContext);
  const countText = texts.words.count(words.length);
  const head = pageMeta({
    texts,
    site,
    title: texts.wordsOfSong.title(title, site.name),
    description: texts.wordsOfSong.description(countText, title),
    path: addressOfWordsOfSong(song),
    picture: pictureOfList("words", texts.words),
    // Its words have pages of their own.
    isIndexed: false,
  });
  return { head, address: addressOfSong(song), title, singerName, countText, words };
}

export { meta } from "./page-head.ts";

export default function WordsOfSongPage({ loaderData }: Route.ComponentProps) {
  const { title, singerName, address, countText, words } = loaderData;
  const { song, wordsOfSong, fullStop } = useTexts();
  return (
    <article className="wrap words-of-song">
      <h1>{wordsOfSong.heading(<span lang={languageOfTitle(title)}>{title}</span>)}</h1>
      {singerName && <p lang={languageOfName(singerName)}>{singerName}</p>}
      <p>
        {countText + fullStop}{" "}
        <PageLink className="underlined" href={address}>
          {song.back}
        </PageLink>
      </p>
      <WordList words={words} />
      <PageLink className="underlined" href="/words">
        {wordsOfSong.all}
      </PageLink>
    </article>
  );
}
