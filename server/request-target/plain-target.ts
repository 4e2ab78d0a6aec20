/**
 * One way to write each address. What counts requests, keeps pages, chooses policies and finds the page all read the
 * address, so `/assets/../search` or `/%61dmin` must not be one thing to one of them and another to the next.
 */

/**
 * What needs a closer look: signs that are no part of a path, dots as steps, escapes of plain characters, of control characters
 * or of none.
 */
const isOdd =
  /^(?!\/)|[^\w\-.~!$&'()*+,;=:@%/]|\/\.|\/%2e|%(?:[01][\da-f]|2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7[ef])|%(?![\da-f]{2})|%[89a-f]/i;

const escapesOfPlain = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/**
 * The normal form of RFC 3986, 6.2.2: steps followed, escapes of letters, digits and `-._~` undone. What cannot be read at
 * all, such as `/100%`, stands for itself, with its percent signs escaped; so does a control character, since whoever unescapes
 * a tab and reads the address again loses it, and `/%09/%2fa` would name the host `a`.
 * @param target as it came: path and query, or a whole address, whose host says nothing
 * @returns path and query; the query as it came
 */
export function plainTarget(target: string): string {
  const end = target.indexOf("?");
  const path = end < 0 ? target : target.slice(0, end);
  if (!isOdd.test(path)) return target;
  const readable = withReadableEscapes(withoutHost(path)).replace(escapesOfPlain, decodeURIComponent);
  const { pathname } = new URL(`http://localhost${readable.startsWith("/") ? "" : "/"}${readable}`);
  return end < 0 ? pathname : pathname + target.slice(end);
}

const escapedControl = /%(?:[01][\da-f]|7f)/i;

/**
 * Whether a browser reads the path otherwise than `plainTarget` does: unescaped, a tab or the end of a line is left out of an
 * address. Its scripts would look for another page than the one that was answered.
 * @param target as it came
 */
export function isMisread(target: string): boolean {
  return escapedControl.test(target.split("?", 1)[0] ?? "");
}

function withoutHost(path: string): string {
  return path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "");
}

const percentOfControl = /%(?=[01][\da-f]|7f)/gi;

function withReadableEscapes(path: string): string {
  try {
    decodeURIComponent(path);
    return path.replace(percentOfControl, "%25");
  } catch {
    return path.replaceAll("%", "%25");
  }
}
