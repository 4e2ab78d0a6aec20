/** How much room an advertiser's code is given, known before it runs: as much as its outer element says it takes. */

/** Pixels: a banner of 728×90, 320×50 or 320×100, the commonest above a text. */
const usualAdHeight = 90;

/** Pixels. What is less shows nothing; what is more than the tallest usual one, of 300×600, scrolls in its place. */
const least = 20;
const most = 600;

/** Characters behind what shows nothing: a first element that ends later is not looked for. */
const lookedAt = 10_000;

/**
 * @param code HTML as the administrator has set it
 * @returns pixels: `height` or `min-height` in the style of the first element that can be seen, else its attribute `height`
 */
export function adHeightOf(code: string): number {
  const [, attributes = ""] = firstElement.exec(code.replace(unseen, "").slice(0, lookedAt)) ?? [];
  const [, inDouble, inSingle] = styleAttribute.exec(attributes) ?? [];
  const said = heightInStyle.exec(inDouble ?? inSingle ?? "") ?? heightAttribute.exec(attributes);
  const height = Math.ceil(Number(said?.[1] ?? usualAdHeight));
  return height < least ? usualAdHeight : Math.min(height, most);
}

/** Comments, scripts and style sheets often come first. One that is not closed goes on to the end, as in a browser. */
const unseen =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<(?:link|meta)\b[^>]*>/gi;

/** With its attributes, whose quoted values may hold a `>`. */
const firstElement = /<[a-z][\w-]*((?:"[^"]*"|'[^']*'|[^<>"'])*)>/i;

const styleAttribute = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const heightInStyle = /(?:^|[;\s])(?:min-)?height\s*:\s*(\d+(?:\.\d+)?)px/i;
const heightAttribute = /\sheight\s*=\s*["']?(\d+)(?![\d%.])/i;
