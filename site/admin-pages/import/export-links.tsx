/** The links that download all songs, and all people and albums. */
export function ExportLinks() {
  return (
    <section className="export" aria-label="Export">
      <h2>Export</h2>
      <p className="section-text">
        All songs with their albums, people, lyrics, translations and notes, in a file that the import reads
        again.
      </p>
      <Downloads query="" start="Download" />
      <p className="section-text">
        All people and albums with their pictures, other names, years and texts, in such a file.
      </p>
      <Downloads query="?of=people-and-albums" start="People and Albums as" />
    </section>
  );
}

function Downloads({ query, start }: { readonly query: string; readonly start: string }) {
  return (
    <div className="strip import-buttons">
      {(["csv", "json"] as const).map((format) => (
        <a key={format} className="button outlined" href={`/admin/lyrics/export/${format}${query}`} download>
          {start} {format.toUpperCase()}
        </a>
      ))}
    </div>
  );
}
