/** The height reserved for an advertiser's code before it runs, read from its outer element. */

/** Pixels: banners of 728×90, 320×50 or 320×100 are the most common. */
const defaultHeight = 90;

/** Pixels. Less is invisible; an ad that is taller than the common 300×600 scrolls. */
const minHeight = 20;
const maxHeight = 600;

/** Characters after the invisible elements in which the first visible one is searched for. */
const maxSearched = 10_000;

/**
 * @param code HTML as the administrator has set it
 * @returns pixels: `height` or `min-height` in the style of the first visible element, else its attribute `height`
 */
export function adHeightOf(code: string): number {
  const [, attributes = ""] = firstElement.exec(code.replace(invisible, "").slice(0, maxSearched)) ?? [];
  const [, inDouble, inSingle] = styleAttribute.exec(attributes) ?? [];
  const found = heightInStyle.exec(inDouble ?? inSingle ?? "") ?? heightAttribute.exec(attributes);
  const height = Math.ceil(Number(found?.[1] ?? defaultHeight));
  return height < minHeight ? defaultHeight : Math.min(height, maxHeight);
}

/** Comments, scripts and style sheets often come first. Without an end tag they reach to the end, as in a browser. */
const invisible =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<(?:link|meta)\b[^>]*>/gi;

/** With its attributes, whose quoted values may contain a `>`. */
const firstElement = /<[a-z][\w-]*((?:"[^"]*"|'[^']*'|[^<>"'])*)>/i;

const styleAttribute = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const heightInStyle = /(?:^|[;\s])(?:min-)?height\s*:\s*(\d+(?:\.\d+)?)px/i;
const heightAttribute = /\sheight\s*=\s*["']?(\d+)(?![\d%.])/i;
