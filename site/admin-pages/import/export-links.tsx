/** The links that download public songs, all songs, or all people and albums: each says what its file holds. */
export function ExportLinks() {
  return (
    <section className="export" aria-label="Export">
      <h2>Export</h2>
      <p className="section-text">Each file is one that the import reads again. What should it hold?</p>
      <Choice title="Public Songs" of="songs">
        The songs that visitors see, with their albums, people, lyrics, translations and notes. Drafts and
        withdrawn songs are not in it.
      </Choice>
      <Choice title="All Songs" of="all-songs">
        Public songs, drafts and withdrawn songs. Two more columns say which of these a song is, and when a
        draft is to be published.
      </Choice>
      <Choice title="People and Albums" of="people-and-albums">
        All people and albums with their pictures, other names, years and texts.
      </Choice>
    </section>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly of: string;
  readonly children: string;
}

function Choice({ title, of, children }: ChoiceProps) {
  return (
    <>
      <h3>{title}</h3>
      <p className="section-text">{children}</p>
      <div className="strip import-buttons">
        {(["csv", "json"] as const).map((format) => (
          <a
            key={format}
            className="button outlined"
            href={`/admin/lyrics/export/${format}?of=${of}`}
            download
          >
            Download {format.toUpperCase()}
            <span className="unseen"> of {title}</span>
          </a>
        ))}
      </div>
    </>
  );
}
