/** The links that download all songs. */
export function ExportLinks() {
  return (
    <section className="export" aria-label="Export">
      <h2>Export</h2>
      <p className="section-text">
        All songs with their albums, people, lyrics, translations and notes, in a file that the import reads
        again.
      </p>
      <div className="strip import-buttons">
        <a className="button outlined" href="/admin/lyrics/export/csv" download>
          Download CSV
        </a>
        <a className="button outlined" href="/admin/lyrics/export/json" download>
          Download JSON
        </a>
      </div>
    </section>
  );
}
