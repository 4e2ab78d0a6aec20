/**
 * Gives each address one normal form. The classification of a request and the page lookup both read the address, so
 * `/assets/../search` or `/%61dmin` must not mean different things to them: other spellings are redirected to the
 * normal form. Otherwise a browser's scripts would also look for another page than the one that was sent.
 */

/**
 * Paths that may need normalizing: characters that are invalid in a path, dot segments, and escapes of plain, control
 * or invalid characters.
 */
const mayNeedNormalizing =
  /^(?!\/)|[^\w\-.~!$&'()*+,;=:@%/]|\/\.|\/%2e|%(?:[01][\da-f]|2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7[ef])|%(?![\da-f]{2})|%[89a-f]/i;

const unreservedEscapes = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

interface Target {
  /** Path in its normal form, with the query unchanged. */
  readonly target: string;
  readonly path: string;
  /** The path was not in its normal form. */
  readonly needsRedirect: boolean;
}

/** @param sent path and query as received, or an absolute address, whose host is ignored (RFC 9112, 3.2.2) */
export function normalizeTarget(sent: string): Target {
  const end = sent.indexOf("?");
  const sentPath = end < 0 ? sent : sent.slice(0, end);
  if (!mayNeedNormalizing.test(sentPath)) return { target: sent, path: sentPath, needsRedirect: false };
  const received = withoutHost(sentPath) || "/";
  const path = normalizePath(received);
  return { target: end < 0 ? path : path + sent.slice(end), path, needsRedirect: path !== received };
}

/**
 * The normal form of RFC 3986, 6.2.2: dot segments resolved, escapes of letters, digits and `-._~` decoded. In an
 * invalid path such as `/100%` the percent signs are escaped. Escaped control characters are escaped again: decoding
 * and parsing again would drop a tab, and `/%09/%2fa` would become the host `a`.
 */
function normalizePath(path: string): string {
  const valid = withValidEscapes(path).replace(unreservedEscapes, decodeURIComponent);
  return new URL(`http://localhost${valid.startsWith("/") ? "" : "/"}${valid}`).pathname;
}

function withoutHost(path: string): string {
  return path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "");
}

const percentOfControl = /%(?=[01][\da-f]|7f)/gi;

function withValidEscapes(path: string): string {
  try {
    decodeURIComponent(path);
    return path.replace(percentOfControl, "%25");
  } catch {
    return path.replaceAll("%", "%25");
  }
}
