import { expect, test } from "vitest";
import { adHeightOf } from "./ad-height.server.ts";

test.each([
  ["of a word", "Advertisement", 90],
  ["of an element that says nothing", '<ins class="adsbygoogle" data-ad-slot="1"></ins>', 90],
  ["of an element's style", '<ins style="display:inline-block;width:300px;height:250px"></ins>', 250],
  ["of a least height", "<div style='min-height: 279.5px'></div>", 280],
  ["of a frame", '<iframe src="https://ads.example/?a>b" width="320" height="50"></iframe>', 50],
  ["of a frame without quotes", "<iframe width=320 height=100></iframe>", 100],
  [
    "behind a comment, a script and a style sheet",
    '<!-- <i height="60"> --><script async src="a.js" height="70"></script><style>p{height:80px}</style><ins style="height:600px">',
    600,
  ],
  ["of the outer element, not of one inside", '<div style="height:120px"><img height="90"></div>', 120],
  ["of no element behind the first", '<div><img height="250"></div>', 90],
  ["of a share that nobody knows", '<iframe height="100%"></iframe>', 90],
  ["of what cannot be seen", '<img height="1">', 90],
  ["of a line that is no height", '<p style="line-height:40px"></p>', 90],
  ["of a height beyond all screens", '<p style="height:40000px"></p>', 600],
])("the room for an ad is that %s", (_which, code, height) => {
  expect(adHeightOf(code)).toBe(height);
});

test("a code that never ends is looked at only as far as is needed", { timeout: 10_000 }, () => {
  for (const part of ["<script ", "<!-- ", "<b ", '<b "', "<b a='"])
    expect(adHeightOf(part.repeat(20_000)), part).toBe(90);
});
