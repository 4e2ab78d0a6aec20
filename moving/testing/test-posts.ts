/** Posts in ten habits of lyrics sites, each with the song that it has to become; and posts that are no songs. */
import type { ExchangedSong } from "#exchange";
import { type TestSong, testSongs, textOf } from "./songs.ts";

export interface TestPost {
  readonly id: number;
  readonly title: string;
  readonly html: string;
  /** Names of categories, with those above them in WordPress. */
  readonly categories: readonly (string | readonly [parent: string, name: string])[];
  readonly tags: readonly string[];
  readonly status: "publish" | "draft" | "pending" | "private" | "future";
  /** ISO 8601. */
  readonly date: string;
  readonly type: "post" | "page";
  readonly slug: string;
  /** Of its picture in WordPress. */
  readonly picture?: string;
  /** Undefined where it is no song. */
  readonly song?: ExchangedSong;
}

type Written = Pick<TestPost, "title" | "html"> &
  Partial<Pick<TestPost, "categories" | "tags" | "picture">> & { readonly song: ExchangedSong };

const broken = (stanzas: readonly (readonly string[])[], end = "<br />\n") =>
  stanzas.map((lines) => lines.join(end));
const inParagraphs = (stanzas: readonly (readonly string[])[]) =>
  broken(stanzas)
    .map((stanza) => `<p>${stanza}</p>`)
    .join("\n");

function creditsOf(song: TestSong): ExchangedSong {
  return {
    title: song.title,
    album: `${song.film} (${song.year})`,
    singers: song.singers.join(", "),
    lyricists: song.lyricist,
    music_directors: song.music,
  };
}

function creditsInHindi(song: TestSong): ExchangedSong {
  return {
    title: song.titleHindi,
    album: `${song.filmHindi} (${song.year})`,
    singers: song.singersHindi.join(", "),
    lyricists: song.lyricistHindi,
    music_directors: song.musicHindi,
  };
}

const watch = (song: TestSong) => `https://www.youtube.com/watch?v=${song.video}`;

/** In the order of their numbers: a site has one or two of them. */
const habits: readonly ((song: TestSong) => Written)[] = [
  // Classic editor: bare line ends, credits above.
  (song) => ({
    title: `${song.title} Lyrics &#8211; ${song.film} | ${song.singers.join(", ")}`,
    html: `<img class="alignleft" src="https://songs.example/covers/${song.number}.jpg" width="300" />
Movie: ${song.film} (${song.year})
Singers: ${song.singers.join(" &amp; ")}
Lyricist: ${song.lyricist}
Music Director: ${song.music}
<!--more-->
${broken(song.roman, "\r\n").join("\r\n\r\n")}

[embed]https://youtu.be/${song.video}[/embed]`,
    song: {
      ...creditsOf(song),
      lyrics_english: textOf(song.roman),
      youtube_video_id: watch(song),
      cover_image_url: `https://songs.example/covers/${song.number}.jpg`,
    },
  }),
  // Gutenberg: a table of credits, both scripts below headings, a featured picture.
  (song) => ({
    title: `${song.title} Lyrics in Hindi – ${song.film} (${song.year})`,
    html: `<!-- wp:paragraph --><p>Presenting the lyrics of the song ${song.title}. Here is everything about this song, with lyrics in both scripts for you.</p><!-- /wp:paragraph -->
<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td><strong>Song</strong></td><td>${song.title}</td></tr><tr><td><strong>Film</strong></td><td>${song.film}</td></tr><tr><td><strong>Singer(s)</strong></td><td><a href="/s/1">${song.singers.join("</a>, <a>")}</a></td></tr><tr><td><strong>Lyricist</strong></td><td>${song.lyricist}</td></tr><tr><td><strong>Music</strong></td><td>${song.music}</td></tr><tr><td>Music Label</td><td>Some Records</td></tr></tbody></table></figure><!-- /wp:table -->
<!-- wp:embed {"url":"https:\\/\\/www.youtube.com\\/watch?v=${song.video}","type":"video"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">
${watch(song)}
</div></figure><!-- /wp:embed -->
<!-- wp:heading --><h2 class="wp-block-heading">${song.title} Lyrics in English</h2><!-- /wp:heading -->
<!-- wp:paragraph -->${inParagraphs(song.roman)}<!-- /wp:paragraph -->
<!-- wp:heading --><h2>${song.title} Lyrics in Hindi</h2><!-- /wp:heading -->
${inParagraphs(song.hindi)}
<div class="sharedaddy sd-sharing-enabled"><h3>Share this:</h3><ul><li>Facebook</li></ul></div>`,
    picture: `https://songs.example/up/${song.number}.jpg`,
    song: {
      ...creditsOf(song),
      lyrics_english: textOf(song.roman),
      lyrics_hindi: textOf(song.hindi),
      youtube_video_id: watch(song),
      cover_image_url: `https://songs.example/up/${song.number}.jpg`,
    },
  }),
  // Breaks in one division, bold labels, Hindi only.
  (song) => ({
    title: `${song.titleHindi} के बोल – ${song.filmHindi} (${song.year})`,
    html: `<div dir="ltr" style="text-align: left;" trbidi="on"><b>फ़िल्म :</b> ${song.filmHindi}<br /><b>गायक :</b> ${song.singersHindi.join(" और ")}<br /><b>गीतकार :</b> ${song.lyricistHindi}<br /><b>संगीतकार :</b>&nbsp;${song.musicHindi}<br /><br />${broken(song.hindi, "<br />").join("<br /><br />")}<br /><br /><iframe width="560" height="315" src="//www.youtube.com/embed/${song.video}?rel=0" allowfullscreen></iframe></div>`,
    song: { ...creditsInHindi(song), lyrics_hindi: textOf(song.hindi), youtube_video_id: watch(song) },
  }),
  // A list of credits, a paragraph for each line.
  (song) => ({
    title: `${song.film}: ${song.title} lyrics`,
    html: `<ul><li>Singer - ${song.singers.join(", ")}</li><li>Lyricist - ${song.lyricist}</li><li>Music Director - ${song.music}</li><li>Movie - ${song.film}</li><li>Year - ${song.year}</li></ul>
${song.roman.map((lines) => lines.map((line) => `<p>${line}</p>`).join("\n")).join("\n<p>&nbsp;</p>\n")}
<p><a href="/other">Also Read: Another song of this film</a></p>`,
    song: { ...creditsOf(song), lyrics_english: textOf(song.roman) },
  }),
  // Credits in sentences.
  (song) => ({
    title: `${song.title} Lyrics`,
    html: `<p>“${song.title}” is a song from the film <em>${song.film}</em> (${song.year}), sung by ${song.singers.join(" and ")}, penned by ${song.lyricist} and composed by ${song.music}.</p>
${inParagraphs(song.roman)}
<p>If you find any mistake in the lyrics, please tell us in a comment.</p>
<p><strong>You may also like:</strong></p><ul><li><a href="/a">One more song</a></li><li><a href="/b">And another song</a></li></ul>`,
    categories: ["Ghazal"],
    song: { ...creditsOf(song), lyrics_english: textOf(song.roman), genre: "Ghazal" },
  }),
  // Headings of credits, lyrics as preformatted text, a shortcode.
  (song) => ({
    title: `${song.title} Song Lyrics from ${song.film} (${song.year})`,
    html: `<h3>Singer:</h3><p>${song.singers.join(", ")}</p><h3>Lyrics by</h3><p>${song.lyricist}</p><h3>Music by</h3><p>${song.music}</p>[youtube ${watch(song)}&amp;w=640]
<h3>Lyrics:</h3><pre class="lyrics">${broken(song.roman, "\n").join("\n\n")}</pre>[adrotate banner="3"]`,
    song: { ...creditsOf(song), lyrics_english: textOf(song.roman), youtube_video_id: watch(song) },
  }),
  // Categories say it all.
  (song) => ({
    title: `${song.title} – ${song.film}`,
    html: `${inParagraphs(song.roman)}<p>Watch Video: <a href="https://m.youtube.com/watch?v=${song.video}&amp;t=3">${song.title}</a></p>`,
    categories: [
      ...song.singers.map((name) => ["Singers", name] as const),
      ["Films", `${song.film} (${song.year})`],
      ["Lyricists", song.lyricist],
    ],
    tags: [`Music: ${song.music}`],
    song: { ...creditsOf(song), lyrics_english: textOf(song.roman), youtube_video_id: watch(song) },
  }),
  // Both scripts side by side, credits below.
  (song) => ({
    title: `${song.title} Song Lyrics | ${song.singers.join(" & ")} | ${song.film}`,
    html: `<table class="lyrics"><tbody><tr><th>English</th><th>Hindi</th></tr><tr><td>${broken(song.roman).join("<br /><br />")}</td><td>${broken(song.hindi).join("<br /><br />")}</td></tr></tbody></table>
<p><strong>Song Credits</strong></p>
<p>Singer: ${song.singers.join(", ")}<br>Lyrics: ${song.lyricist}<br>Composer: ${song.music}<br>Film: ${song.film}, ${song.year}</p>`,
    song: { ...creditsOf(song), lyrics_english: textOf(song.roman), lyrics_hindi: textOf(song.hindi) },
  }),
  // Sentences in Hindi, a translation and meanings of words below headings, the title in both scripts.
  (song) => ({
    title: `${song.title} Lyrics in Hindi | ${song.titleHindi} लिरिक्स`,
    html: `<p>यह गीत फ़िल्म “${song.filmHindi}” (${song.year}) का है, जिसे ${song.singersHindi.join(" और ")} ने गाया है। इसके बोल ${song.lyricistHindi} ने लिखे हैं और संगीत ${song.musicHindi} का है।</p>
<h2>${song.titleHindi} के बोल</h2>${inParagraphs(song.hindi)}
<h2>English Translation</h2><p>Take me along<br>through the lanes of the village</p><p>The sun has opened the morning</p>
<h3>शब्दार्थ</h3><ul><li>दरिया = river</li><li>सवेरा – morning</li></ul>`,
    song: {
      ...creditsInHindi(song),
      title: song.title,
      lyrics_hindi: textOf(song.hindi),
      translation_english:
        "Take me along\nthrough the lanes of the village\n\nThe sun has opened the morning",
      word_meanings: JSON.stringify([
        { word: "दरिया", english: "river" },
        { word: "सवेरा", english: "morning" },
      ]),
    },
  }),
  // A division for each line, labels of parts, marks of sites, questions below.
  (song) => ({
    title: `${song.title} Lyrics - ${song.singers.join(", ")}`,
    html: `<div><span style="font-weight: bold;">Singer</span>: ${song.singers.join(" / ")}</div><div><b>Album:</b> ${song.film}</div><div><b>Released:</b> ${song.year}</div><div><b>Written By:</b> ${song.lyricist}</div><div><b>Composer:</b> ${song.music}</div><div class="separator"><a href="https://img.example/${song.number}.png"><img src="https://img.example/s320/${song.number}.png" width="320" /></a></div><div>&#65279;<br></div>
${song.roman.map((lines, at) => `<div>[Verse ${at + 1}]</div>${lines.map((line) => `<div>${line}&nbsp;</div>`).join("")}`).join("<div><br /></div>")}
<script>(adsbygoogle = window.adsbygoogle || []).push({});</script><ins class="adsbygoogle">Advertisement</ins>
<div><a href="https://t.me/x">Join us on Telegram</a></div>
<h3>FAQs</h3><h4>Who is the singer of ${song.title}?</h4><div>The singer is somebody else, as everybody knows who has read this page.</div>`,
    song: {
      ...creditsOf(song),
      lyrics_english: textOf(song.roman),
      cover_image_url: `https://img.example/s320/${song.number}.png`,
    },
  }),
];

const states = ["publish", "publish", "publish", "draft", "pending", "private", "future"] as const;
const noSongs: readonly (Pick<TestPost, "title" | "html"> & Partial<TestPost>)[] = [
  { title: "About us", type: "page", html: "<p>We love songs.</p>" },
  { title: "A new film begins", html: "<p>The film has begun.</p>", categories: ["News"] },
  {
    title: "Top 10 songs of rain",
    html: "<ol><li>One song</li><li>Two songs</li><li>Three</li><li>Four</li></ol>",
  },
  {
    title: "An evening with the poets",
    html: "<p>We met the poets of the town at the river, and it was an evening that nobody will forget so soon.</p>",
  },
  { title: "Neeli Patang Lyrics", html: "<p>Coming soon!</p>" },
];

/** @returns six posts of each habit, and those that are no songs */
export function testPosts(): readonly TestPost[] {
  const posts = testSongs(6 * habits.length).map((one, at): TestPost => {
    const habit = habits[at % habits.length];
    if (!habit) throw new Error("There is no habit.");
    const { song, ...written } = habit(one);
    const status = states[Math.floor(at / habits.length) + (at % 2)] ?? "publish";
    const date =
      status === "future"
        ? "2199-01-02T03:04:05Z"
        : `2019-03-${String((at % 28) + 1).padStart(2, "0")}T10:20:30Z`;
    return {
      id: 1_000 + at * 7,
      categories: [],
      tags: [],
      status,
      date,
      type: "post",
      slug: `song-${at + 1}`,
      ...written,
      song: {
        ...song,
        created_at: date,
        ...(status !== "publish" && { status: "draft" }),
        ...(status === "future" && { publish_at: date }),
      },
    };
  });
  const others = noSongs.map(
    (one, at): TestPost => ({
      id: 90_000 + at,
      categories: [],
      tags: [],
      status: "publish",
      date: "2020-01-01T00:00:00Z",
      type: "post",
      slug: `other-${at}`,
      ...one,
    }),
  );
  return [...posts, ...others];
}
