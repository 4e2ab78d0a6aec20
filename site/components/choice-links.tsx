/** Links between several views of one page, of which one is shown: types of hits, orders of songs. */

export interface ChoiceLink {
  /** Such as 'Songs (14)'. */
  readonly words: string;
  readonly address: string;
  readonly isCurrent: boolean;
}

interface ChoiceLinksProps {
  /** What is chosen, for who does not see it. */
  readonly label: string;
  readonly className: string;
  readonly choices: readonly ChoiceLink[];
}

export function ChoiceLinks({ label, className, choices }: ChoiceLinksProps) {
  return (
    <nav className={`choice-links ${className}`} aria-label={label}>
      {choices.map(({ words, address, isCurrent }) => (
        <a key={words} href={address} aria-current={isCurrent ? "page" : undefined} data-keeps-place>
          {words}
        </a>
      ))}
    </nav>
  );
}
