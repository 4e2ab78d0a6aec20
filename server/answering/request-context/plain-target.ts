/**
 * One way to write each address. What classifies a request and what finds its page both read the address, so
 * `/assets/../search` or `/%61dmin` must not be one thing to one of them and another to the next: whoever asks otherwise is led
 * to the plain form. A browser's scripts would also look for another page than the one that was answered.
 */

/**
 * What needs a closer look: signs that are no part of a path, dots as steps, escapes of plain characters, of control characters
 * or of none.
 */
const mayBeOdd =
  /^(?!\/)|[^\w\-.~!$&'()*+,;=:@%/]|\/\.|\/%2e|%(?:[01][\da-f]|2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7[ef])|%(?![\da-f]{2})|%[89a-f]/i;

const escapesOfPlain = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

export interface Target {
  /** Path and query in their plain form; the query as it came. */
  readonly target: string;
  readonly path: string;
  /** The path came in another form. */
  readonly isOdd: boolean;
}

/** @param sent as it came: path and query, or a whole address, whose host says nothing and is not odd (RFC 9112, 3.2.2) */
export function readTarget(sent: string): Target {
  const end = sent.indexOf("?");
  const came = end < 0 ? sent : sent.slice(0, end);
  if (!mayBeOdd.test(came)) return { target: sent, path: came, isOdd: false };
  const asked = withoutHost(came) || "/";
  const path = plainPath(asked);
  return { target: end < 0 ? path : path + sent.slice(end), path, isOdd: path !== asked };
}

/**
 * The normal form of RFC 3986, 6.2.2: steps followed, escapes of letters, digits and `-._~` undone. What cannot be read at
 * all, such as `/100%`, stands for itself, with its percent signs escaped; so does a control character, since whoever unescapes
 * a tab and reads the address again loses it, and `/%09/%2fa` would name the host `a`.
 */
function plainPath(path: string): string {
  const readable = withReadableEscapes(path).replace(escapesOfPlain, decodeURIComponent);
  return new URL(`http://localhost${readable.startsWith("/") ? "" : "/"}${readable}`).pathname;
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
