/** The icons of visitors' pages: lines with square ends, two units thick. */
import networkIcons from "./network-icons.svg?no-inline";
import type { SocialNetwork } from "./social-networks.ts";

const paths = {
  search: "M10 3.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15 15l6 6",
  menu: "M3 6h18M3 12h18M3 18h18",
  down: "M5 9l7 7 7-7",
  close: "M5 5l14 14M19 5L5 19",
  copy: "M8 8h12v12H8zM4 16V4h12",
  done: "M4 12l6 6L20 6",
  share: "M12 15V3M7 8l5-5 5 5M4 13v8h16v-8",
} as const;

/** Hidden from assistive technology: the control around it has a name. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}

/** In a separate file, since few visitors scroll to the footer. */
export function NetworkIcon({ name }: { readonly name: SocialNetwork }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${networkIcons}#${name}`} />
    </svg>
  );
}

/** A disc that is half dark. */
export function ThemeIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="8.5" />
      <path className="filled" d="M12 3.5a8.5 8.5 0 0 1 0 17z" />
    </svg>
  );
}

export function PlayIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="filled" d="M5 2l16 10L5 22z" />
    </svg>
  );
}
