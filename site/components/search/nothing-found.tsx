/** The message of a search without hits. */

interface NothingFoundProps {
  /** Such as 'No songs found'. */
  readonly heading: string;
  /** False without a query: the site has no entries at all. */
  readonly isSearch: boolean;
  /** Address of the picture of a record. */
  readonly record: string;
}

export function NothingFound({ heading, isSearch, record }: NothingFoundProps) {
  return (
    <div className="nothing-found">
      <img src={record} width={400} height={400} alt="" decoding="async" />
      <div>
        <h2>{heading}</h2>
        {isSearch ? (
          <>
            <p>
              Try a shorter word, another spelling (dil, <span lang="hi">दिल</span>), or the name of a singer
              or an album.
            </p>
            <a className="button solid" href="/search">
              Explore Music
            </a>
          </>
        ) : (
          <p>Nothing has been added yet. Please come back soon.</p>
        )}
      </div>
    </div>
  );
}
