/** A bare node:http server that answers every request with one recorded response. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const [headersFile = "", bodyFile = ""] = process.argv.slice(2);
const headers: string[] = JSON.parse(readFileSync(headersFile, "utf8")).flat();
const body = readFileSync(bodyFile);

const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});

server.listen(0, "127.0.0.1", () => {
  console.log(`The server is ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
