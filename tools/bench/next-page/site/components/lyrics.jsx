const stanzasOf = (text) => text.split(/\n{2,}/).map((stanza) => stanza.split("\n"));

export function Lyrics({ roman, hindi }) {
  return (
    <div className="lyrics">
      <Column language="hi-Latn" heading="English" text={roman} />
      <Column language="hi" heading="Hindi" text={hindi} />
    </div>
  );
}

function Column({ language, heading, text }) {
  return (
    <section lang={language}>
      <h2 lang="en">{heading}</h2>
      {!text && <p lang="en">Lyrics not yet available.</p>}
      {text &&
        stanzasOf(text).map((lines, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stanza has no name but its place
          <p key={place} className="stanza">
            {lines.map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
              <span key={row}>{line}</span>
            ))}
          </p>
        ))}
    </section>
  );
}
