/** The heading of a page that lists something of all songs, with a Hindi word as ornament. */

interface DirectoryHeadingProps {
  readonly heading: string;
  /** Hidden from assistive technology, as it only repeats the heading; empty in Hindi. */
  readonly ornament: string;
}

export function DirectoryHeading({ heading, ornament }: DirectoryHeadingProps) {
  return (
    <h1>
      {heading}
      {ornament && (
        <>
          {" "}
          <span lang="hi" aria-hidden="true">
            {ornament}
          </span>
        </>
      )}
    </h1>
  );
}
