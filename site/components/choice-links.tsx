/** Links between the views of a page, such as types of hits or orders of songs. */
import { PageLink } from "./page-link.tsx";

interface ChoiceLink {
  /** Such as 'Songs (14)'. */
  readonly text: string;
  readonly address: string;
  readonly isCurrent: boolean;
}

interface ChoiceLinksProps {
  /** For assistive technology. */
  readonly label: string;
  readonly className: string;
  readonly choices: readonly ChoiceLink[];
}

export function ChoiceLinks({ label, className, choices }: ChoiceLinksProps) {
  return (
    <nav className={`choice-links ${className}`} aria-label={label}>
      {choices.map(({ text, address, isCurrent }) => (
        <PageLink key={text} href={address} aria-current={isCurrent ? "page" : undefined} data-keeps-place>
          {text}
        </PageLink>
      ))}
    </nav>
  );
}
