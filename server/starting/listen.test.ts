import { createServer } from "node:http";
import { afterEach, expect, test } from "vitest";
import { ListenRefused, listen } from "./listen.ts";

const servers = [createServer(), createServer()] as const;
afterEach(() => {
  for (const server of servers) server.close();
});

test("the returned address contains the actual port", async () => {
  expect(await listen(servers[0], "127.0.0.1", 0)).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/);
});

test("a port in use is refused with what to do", async () => {
  const port = Number(new URL(await listen(servers[0], "127.0.0.1", 0)).port);
  await expect(listen(servers[1], "127.0.0.1", port)).rejects.toThrow(
    new ListenRefused(
      `PORT ${port} on 127.0.0.1 is in use by another program: end that one, or set PORT to another number.`,
    ),
  );
});

test("an address of another machine is refused with what to do", async () => {
  await expect(listen(servers[0], "192.0.2.1", 0)).rejects.toThrow(
    /HOST 192\.0\.2\.1 is not an address of this machine/,
  );
});
