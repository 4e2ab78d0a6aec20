/**
 * A part of the frame that is the same on page after page. The server renders it once and writes the same text from then on,
 * which makes a third of a song page's elements; in a browser it is a part like any other.
 */
import { createContext, type ReactNode, use } from "react";

/** Renders a part, or hands out what was rendered under the same name. The server provides it. */
export type KeepMarkup = (name: string, part: ReactNode) => string;

/** Without it, as in development, parts are rendered each time. */
export const KeepingMarkup = /* @__PURE__ */ createContext<KeepMarkup | null>(null);

interface KeptPartProps {
  readonly as: "header" | "footer";
  readonly className: string;
  /** All that decides about the part; few values, as each is kept. */
  readonly facts: object;
  /** Uses no context of the page and no `useId`: it is rendered on its own. */
  readonly children: ReactNode;
}

export const KeptPart = import.meta.env.SSR ? WrittenPart : LivePart;

function WrittenPart({ facts, ...part }: KeptPartProps) {
  const keepMarkup = use(KeepingMarkup);
  if (!keepMarkup) return <LivePart facts={facts} {...part} />;
  const { as: Element, className, children } = part;
  const markup = keepMarkup(`${Element} ${JSON.stringify(facts)}`, children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it and escaped every fact in it
  return <Element className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}

function LivePart({ as: Element, className, children }: KeptPartProps) {
  return <Element className={className}>{children}</Element>;
}
