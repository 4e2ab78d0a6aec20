/**
 * The large अंतरा of the home page: its headline reaches both edges of the screen, its bindu is a record with
 * grooves.
 */
import { binduX, wordPath } from "./logo-path.ts";

const grooves = [129, 118, 107, 96, 85, 74];
const binduY = -714;

/** @param name of the site, for assistive technology */
export function HeroWord({ name }: { readonly name: string }) {
  return (
    <svg className="hero-word" viewBox="0 -862 1960 822" role="img" aria-label={name} focusable="false">
      <path d={wordPath} />
      {/* Wider than any screen shows; the hero clips it. */}
      <rect x="-3000" y="-562" width="9000" height="26" />
      <circle className="bindu" cx={binduX} cy={binduY} r="142" />
      {grooves.map((radius) => (
        <circle key={radius} className="groove" cx={binduX} cy={binduY} r={radius} />
      ))}
      <circle className="spindle" cx={binduX} cy={binduY} r="50" />
      <circle className="bindu" cx={binduX} cy={binduY} r="9" />
    </svg>
  );
}
