/** The hanging line: a heading, a Hindi word beside it as ornament, and the line from which both hang, out to the edge. */

interface SectionHeadingProps {
  readonly id?: string;
  readonly words: string;
  /** Hindi ornament, hidden from assistive technology: the heading says it already. */
  readonly ornament?: string;
  readonly link?: { readonly to: string; readonly words: string; readonly spoken: string };
}

export function SectionHeading({ id, words, ornament, link }: SectionHeadingProps) {
  return (
    <div className="section-heading" id={id}>
      <h2>
        <span>{words}</span>
        {ornament && (
          <span lang="hi" aria-hidden="true">
            {ornament}
          </span>
        )}
      </h2>
      {link && (
        <a href={link.to} aria-label={link.spoken}>
          {link.words}
        </a>
      )}
    </div>
  );
}
