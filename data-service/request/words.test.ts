import { expect, test } from "vitest";
import { ask, refusalOf } from "./testing/ask.ts";

const operator = "operator (eq, gt, ...)";
const directions = '"asc", "desc", "nullsfirst" or "nullslast"';

/** Where PostgREST's parser stops, and what it says there. */
test.each([
  ["id=0", "filter (0)", 1, `unexpected "0" expecting "not" or ${operator}`],
  ["id=foo.x", "filter (foo.x)", 1, `unexpected "f" expecting "not" or ${operator}`],
  ["id=nope.1", "filter (nope.1)", 1, `unexpected "p" expecting "not" or ${operator}`],
  ["id=not.foo.x", "filter (not.foo.x)", 5, `unexpected "f" expecting ${operator}`],
  ["id=notX", "filter (notX)", 4, 'unexpected "X" expecting delimiter (.)'],
  ["id=eqx.1", "filter (eqx.1)", 3, `unexpected "x" expecting ${operator}`],
  ["id=eq().1", "filter (eq().1)", 4, `unexpected ")" expecting ${operator}`],
  ["id=fts().x", "filter (fts().x)", 5, `unexpected ")" expecting ${operator}`],
  ["id=is().x", "filter (is().x)", 3, `unexpected "(" expecting ${operator}`],
  ["id=in().x", "filter (in().x)", 3, `unexpected "(" expecting ${operator}`],
  ["id=", "filter ()", 1, `unexpected end of input expecting "not" or ${operator}`],
  ["id=गीत", "filter (गीत)", 1, `unexpected "\\2327" expecting "not" or ${operator}`],
  [
    "id=is.nope",
    "filter (is.nope)",
    6,
    'unexpected "p" expecting isVal: (null, not_null, true, false, unknown)',
  ],
  ["id=in.1,2", "filter (in.1,2)", 4, 'unexpected "1" expecting "("'],
  [
    "or=()",
    "logic tree (())",
    4,
    'unexpected ")" expecting field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
  ],
  ["or=(id.in.1,2,id.eq.3)", "logic tree ((id.in.1,2,id.eq.3))", 10, 'unexpected "1" expecting "("'],
  ["or=)(", "logic tree ()()", 3, 'unexpected ")" expecting "("'],
  [
    "or=(title.ilike.*a*,brands.name.ilike.*b*)",
    "logic tree ((title.ilike.*a*,brands.name.ilike.*b*))",
    27,
    `unexpected "a" expecting "not" or ${operator}`,
  ],
  ["order=id.ac", "order (id.ac)", 4, `unexpected "c" expecting ${directions}`],
  ["order=id.nulsfist", "order (id.nulsfist)", 4, `unexpected "n" expecting ${directions}`],
  ["order=id.smth34", "order (id.smth34)", 4, `unexpected "s" expecting ${directions}`],
  ["order=id.descc", "order (id.descc)", 8, "unexpected 'c' expecting delimiter (.), \",\" or end of input"],
  ["order=id.nullslasttt", "order (id.nullslasttt)", 13, "unexpected 't' expecting \",\" or end of input"],
  ["order=id.asc.nlsfst", "order (id.asc.nlsfst)", 8, 'unexpected "l" expecting "nullsfirst" or "nullslast"'],
  [
    "order=clients(name,id)",
    "order (clients(name,id))",
    8,
    'unexpected \'(\' expecting letter, digit, "-", "->>", "->", delimiter (.), "," or end of input',
  ],
  [
    "select=id,clients(name[])",
    "select parameter (id,clients(name[]))",
    16,
    'unexpected \'[\' expecting letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input',
  ],
  ["select=id::", "select parameter (id::)", 5, "unexpected end of input expecting letter or digit"],
])("%s is refused in PostgREST's words", (query, what, column, details) => {
  expect(refusalOf(() => ask({ query })).body).toEqual({
    code: "PGRST100",
    message: `"failed to parse ${what}" (line 1, column ${column})`,
    details,
    hint: null,
  });
});
