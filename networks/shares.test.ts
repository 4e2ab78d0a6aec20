import { expect, test } from "vitest";
import { createShares, type Shares } from "./shares.ts";

function openShares(shares: Shares, pseudonymOf?: (network: string) => string) {
  let time = 0;
  const take = createShares({ now: () => time, ...(pseudonymOf && { pseudonymOf }) });
  return {
    take: (address: string | null, what = "x") => take(what, address, shares, 1_000),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

test("an address and the networks around it each take only their share, until the window ends", () => {
  const { take, pass } = openShares({ perNetwork: 1, perWideNetwork: 2, perWidestNetwork: 3, inAll: 4 });
  expect(take("192.0.2.1")).toBeNull();
  pass(400);
  expect(take("192.0.2.1")).toEqual({ wait: 600, isOwn: true });
  expect([take("192.0.2.2"), take("192.0.2.3")]).toEqual([null, { wait: 600, isOwn: false }]);
  expect([take("192.0.3.1"), take("192.0.4.1")]).toEqual([null, { wait: 600, isOwn: false }]);
  expect([take("198.51.100.1"), take("203.0.113.1")]).toEqual([null, { wait: 600, isOwn: false }]);
  expect(take("203.0.113.1", "y"), "another thing").toBeNull();
  pass(600);
  expect(take("192.0.2.1")).toBeNull();
});

test("what is refused of one network is not counted for the wider ones and for all", () => {
  const { take } = openShares({ perNetwork: 1, perWideNetwork: 2, inAll: 3 });
  for (let n = 0; n < 10; n += 1) take("2001:db8:1:2::1");
  expect([take("2001:db8:1:3::1"), take("2001:db8:2::1")]).toEqual([null, null]);
});

test("visitors whose networks are unknown share what there is for all", () => {
  const { take } = openShares({ perNetwork: 1, inAll: 2 });
  expect([take(null), take(null), take(null)]).toEqual([null, null, { wait: 1_000, isOwn: false }]);
});

test("networks are remembered under a pseudonym where one is made", () => {
  const seen: string[] = [];
  const { take } = openShares({ perWideNetwork: 1 }, (network) => `${seen.push(network)}`.slice(0, 0));
  expect([take("192.0.2.1"), take("203.0.113.1")]).toEqual([null, expect.anything()]);
  expect(seen).toEqual(["x 192.0.2.0/24", "x 203.0.113.0/24"]);
});
