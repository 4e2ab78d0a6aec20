/** The links that download songs, people and albums, or everything: each says what its file holds. */
export function ExportLinks() {
  return (
    <section className="export" aria-label="Export">
      <h2>Export</h2>
      <p className="section-text">
        The import reads files of songs, people and albums again. What should the file hold?
      </p>
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
      <Choice title="Take Everything Out" of="everything" formats={["zip"]}>
        All that this site has, with numbers, views, history and settings: a table for each kind of thing,
        which other programs read, and with which another Antara becomes this site. Nobody can sign in by it,
        but drafts and the trash are in it, so keep it private.
      </Choice>
    </section>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly of: string;
  readonly formats?: readonly string[];
  readonly children: string;
}

function Choice({ title, of, formats = ["csv", "json"], children }: ChoiceProps) {
  return (
    <>
      <h3>{title}</h3>
      <p className="section-text">{children}</p>
      <div className="strip import-buttons">
        {formats.map((format) => (
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
