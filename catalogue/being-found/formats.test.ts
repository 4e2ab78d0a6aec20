import { expect, test } from "vitest";
import { wrongAdsLine } from "./ads-txt.ts";
import { readProofs } from "./proofs.ts";

const right = `# who may sell
google.com, pub-1234567890, DIRECT, f08c47fec0942fa0
ads.example.co.in,abc=1 ,reseller # a comment
example.com, 5, Direct ; extension=1

contact=ads@example.com
SUBDOMAIN = blog.example.com
OWNERDOMAIN=example.com
MANAGERDOMAIN=example.com, IN
placeholder.example.com, placeholder, DIRECT, placeholder
xn--p1b6ci4b4b3a.xn--h2brj9c, 1, DIRECT`;

test("records, variables, comments and extensions of the standard are right", () => {
  expect([wrongAdsLine(right), wrongAdsLine("")]).toEqual([null, null]);
});

test.each([
  ["google, pub-1, DIRECT", "“google” is not the domain of an advertising system"],
  ["<b>google.com</b>, pub-1, DIRECT", "is not the domain of an advertising system"],
  ["google.com", "nothing is not an account"],
  ["google.com, pub 1, DIRECT", "“pub 1” is not an account, which has no spaces"],
  ["google.com, pub-1", "nothing is not DIRECT or RESELLER"],
  ["google.com pub-1 DIRECT", "is not the domain"],
  ["google.com, pub-1, BOTH", "“BOTH” is not DIRECT or RESELLER"],
  ["google.com, pub-1, DIRECT,", "nothing is not the number of a certification authority"],
  ["google.com, pub-1, DIRECT, a1, b2", "it has too many parts"],
  ["OWNER=example.com", "“OWNER” is none of CONTACT, SUBDOMAIN"],
  ["SUBDOMAIN=example", "After SUBDOMAIN= comes a domain such as example.com, not “example”"],
  ["CONTACT=", "After CONTACT= comes its value, not nothing"],
])("of ads.txt, %j is named by its line, with the reason", (line, reason) => {
  const wrong = wrongAdsLine(`google.com, pub-1, DIRECT\n\n${line}\nalso wrong`);
  expect(wrong).toMatch(/^Line 3: /);
  expect(wrong).toContain(reason);
});

test.each(["a", "a.", "a-", "=", ",", "A=a."])(
  "a long line of %s in ads.txt is judged in one go",
  (piece) => {
    expect(wrongAdsLine(piece.repeat(100_000 / piece.length))).toMatch(/^Line 1: /);
  },
);

test("a proof is a meta tag, or a file whose body is written by its name", () => {
  const typed = `google-site-verification  abc_-123=
  msvalidate.01 0123ABCD\r
p:domain_verify x

google1234567890abcdef.html
naver0123456789abcdef0123456789abcdef.html
yandex_0123456789abcdef.html`;
  const { tags, files, wrong } = readProofs(typed);
  expect(wrong).toBeNull();
  expect(tags).toEqual([
    { name: "google-site-verification", content: "abc_-123=" },
    { name: "msvalidate.01", content: "0123ABCD" },
    { name: "p:domain_verify", content: "x" },
  ]);
  expect(files.get("/google1234567890abcdef.html")).toBe(
    "google-site-verification: google1234567890abcdef.html",
  );
  expect(files.get("/yandex_0123456789abcdef.html")).toContain("<body>Verification: 0123456789abcdef</body>");
  expect([...files.keys()]).toHaveLength(3);
});

test.each([
  '<meta name="google-site-verification" content="abc" />',
  "<script> x",
  'name" onload=x y',
  'google-site-verification "abc"',
  "google-site-verification <b>",
  "google-site-verification a b",
  "google-site-verification",
  "robots noindex",
  "Googlebot noindex",
  "slurp noindex",
  "yandex noindex",
  "google notranslate",
  "viewport width=1",
  "referrer unsafe-url",
  "index.html",
  "robots.txt",
  "google12.html",
  "googleabcdefgh/../admin.html",
  "google1234567890abcdef.html google-site-verification:",
])("%j is no proof: it is named by its line, and never shown", (line) => {
  const { tags, files, wrong } = readProofs(`a-verification 1\n${line}`);
  expect(wrong).toMatch(/^Line 2: /);
  expect([tags.length, files.size]).toEqual([1, 0]);
});
