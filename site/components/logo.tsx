/** The logo of header, footer and admin: अंतरा with a record for its bindu. Colours and size come from styles/logo.css. */
import { binduX, wordPath } from "./logo-path.ts";

/** A picture without a name: the link around it carries the name of the site. */
export function Logo() {
  return (
    <svg className="logo-word" viewBox="-10 -830 1985 834" aria-hidden="true" focusable="false">
      <path d={wordPath} />
      {/* The headline is one line across the whole word, thicker than the face's own, which would vanish at 34 px. */}
      <rect x="0" y="-562" width="1965" height="34" />
      <circle className="bindu" cx={binduX} cy="-705" r="112" />
      <circle className="spindle" cx={binduX} cy="-705" r="22" />
    </svg>
  );
}
