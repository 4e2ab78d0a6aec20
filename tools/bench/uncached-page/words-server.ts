/** Renders the same lines by React for every request, and does nothing else: how fast this machine renders today. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

/** Takes about as long as the page of a song. */
const repeats = 170;

const [linesFile = ""] = process.argv.slice(2);
const lines: string[] = JSON.parse(readFileSync(linesFile, "utf8"));

function Lines() {
  return Array.from({ length: repeats }, (_, stanza) =>
    createElement(
      "section",
      { key: stanza },
      lines.map((line, place) =>
        createElement("p", { key: place, className: "line" }, createElement("span", { lang: "hi" }, line)),
      ),
    ),
  );
}

const server = createServer((_request, response) => {
  response.writeHead(200, { "Content-Type": "text/html" }).end(renderToString(createElement(Lines)));
});

server.listen(0, "127.0.0.1", () => {
  console.log(`The server is ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
