import { expect, test } from "vitest";
import { adHeightOf } from "./ad-height.server.ts";

test.each([
  ["of a text", "Advertisement", 90],
  ["of an element without a height", '<ins class="adsbygoogle" data-ad-slot="1"></ins>', 90],
  ["of an element's style", '<ins style="display:inline-block;width:300px;height:250px"></ins>', 250],
  ["of a minimum height", "<div style='min-height: 279.5px'></div>", 280],
  ["of a frame", '<iframe src="https://ads.example/?a>b" width="320" height="50"></iframe>', 50],
  ["of a frame without quotes", "<iframe width=320 height=100></iframe>", 100],
  [
    "after a comment, a script and a style sheet",
    '<!-- <i height="60"> --><script async src="a.js" height="70"></script><style>p{height:80px}</style><ins style="height:600px">',
    600,
  ],
  ["of the outer element, not of one inside", '<div style="height:120px"><img height="90"></div>', 120],
  ["of no element inside the first", '<div><img height="250"></div>', 90],
  ["of no percentage", '<iframe height="100%"></iframe>', 90],
  ["of no invisible element", '<img height="1">', 90],
  ["of no line height", '<p style="line-height:40px"></p>', 90],
  ["of the limit, if it is larger", '<p style="height:40000px"></p>', 600],
])("the height of an ad is that %s", (_which, code, height) => {
  expect(adHeightOf(code)).toBe(height);
});

test("only the beginning of a very long code is read", { timeout: 10_000 }, () => {
  for (const part of ["<script ", "<!-- ", "<b ", '<b "', "<b a='"])
    expect(adHeightOf(part.repeat(20_000)), part).toBe(90);
});
