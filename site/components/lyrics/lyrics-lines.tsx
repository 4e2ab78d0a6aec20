/** Each line in Roman script with the same line in Devanagari below it, for those who learn one by the other. */
import { type PairedStanza, pairStanzas, type Stanza } from "./stanzas.ts";

interface LyricsLinesProps {
  readonly roman: readonly Stanza[];
  readonly hindi: readonly Stanza[];
}

export function LyricsLines({ roman, hindi }: LyricsLinesProps) {
  return (
    <section className="lyrics-lines">
      <h2>English and Hindi</h2>
      {pairStanzas(roman, hindi).map((stanza, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stanza has no name but its place
        <div key={place} className="stanza">
          <Pairs pairs={stanza.pairs} />
          <Whole lines={stanza.roman} language="hi-Latn" />
          <Whole lines={stanza.hindi} language="hi" />
        </div>
      ))}
    </section>
  );
}

function Pairs({ pairs }: Pick<PairedStanza, "pairs">) {
  return pairs.map(({ roman, hindi }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
    <p key={place}>
      <span lang="hi-Latn">{roman}</span>
      {"\n"}
      <span lang="hi">{hindi}</span>
    </p>
  ));
}

function Whole({ lines, language }: { readonly lines: Stanza; readonly language: "hi" | "hi-Latn" }) {
  if (lines.length === 0) return null;
  return (
    <p>
      {lines.map((line, place) => [
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
        <span key={place} lang={language}>
          {line}
        </span>,
        "\n",
      ])}
    </p>
  );
}
