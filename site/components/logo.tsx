/** The logo: अंतरा with a record as its bindu. Colours and size are in styles/logo.css. */
import { binduX, wordPath } from "./logo-path.ts";

/** Hidden from assistive technology: the link around it has the name of the site. */
export function Logo() {
  return (
    <svg className="logo-word" viewBox="-10 -830 1985 834" aria-hidden="true" focusable="false">
      <path d={wordPath} />
      {/* The headline is thicker than the font's own, which would vanish at 34 px. */}
      <rect x="0" y="-562" width="1965" height="34" />
      <circle className="bindu" cx={binduX} cy="-705" r="112" />
      <circle className="spindle" cx={binduX} cy="-705" r="22" />
    </svg>
  );
}
