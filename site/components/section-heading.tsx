/** A heading below a line that reaches the edge of the screen, with a Hindi word as ornament. */
import { PageLink } from "./page-link.tsx";

interface SectionHeadingProps {
  readonly id?: string;
  readonly heading: string;
  /** Hindi ornament, hidden from assistive technology, as it only repeats the heading; empty in Hindi. */
  readonly ornament?: string;
  readonly link?: { readonly to: string; readonly text: string; readonly label: string };
}

export function SectionHeading({ id, heading, ornament, link }: SectionHeadingProps) {
  return (
    <div className="section-heading" id={id}>
      <h2>
        <span>{heading}</span>
        {ornament && (
          <span lang="hi" aria-hidden="true">
            {ornament}
          </span>
        )}
      </h2>
      {link && (
        <PageLink href={link.to} aria-label={link.label}>
          {link.text}
        </PageLink>
      )}
    </div>
  );
}
