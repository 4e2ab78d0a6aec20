import { expect, test, vi } from "vitest";
import { recordLoads } from "./record-loads.ts";

const page = "http://127.0.0.1:1/";
const isEnough = (reports: readonly number[]) => reports.length === 2;

test("a page that cannot be recorded is given up after three loads, with the reason", async () => {
  const printed = vi.spyOn(console, "log").mockReturnValue();
  const load = vi.fn(() => Promise.reject(new Error("nothing was painted (NO_FCP)")));
  await expect(recordLoads(page, load, isEnough, 9)).rejects.toThrow(
    `could not record ${page}: nothing was painted (NO_FCP) (3 times one after the other)`,
  );
  expect(load).toHaveBeenCalledTimes(3);
  expect(printed.mock.calls).toHaveLength(2);
});

test("a load that fails now and then is repeated until enough are recorded", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  let loads = 0;
  const load = async () => {
    loads += 1;
    if (loads % 2 === 1) throw new Error("the page crashed");
    return loads;
  };
  expect(await recordLoads(page, load, isEnough, 9)).toEqual([2, 4]);
});
