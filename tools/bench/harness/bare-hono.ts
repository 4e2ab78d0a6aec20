/** The reference of a start, and of what a program takes of memory: the same framework, answering one sentence. */
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono().get("*", (context) => context.text("Hello."));

const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, () => {
  console.log(`It is ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
