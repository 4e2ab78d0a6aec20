import { expect, test } from "vitest";
import { openTestService } from "../testing/open-test-service.ts";

const { ask, database } = await openTestService("odd shop");

test("CSV has a line of names, and quotes where needed", async () => {
  const { text, headers } = await ask('/customers?select=id,"the, name":name,code,level&order=id', {
    headers: { Accept: "text/csv" },
  });
  expect(headers.get("Content-Type")).toContain("text/csv");
  expect(text).toBe('id,"the, name",code,level\n1,Asha,abc,5\n2,Bela,,\n3,"Chand ""C"", jr.","",7');
});

test("CSV has PostgreSQL's text of a record, whose backslashes are not doubled", async () => {
  await database.sql`insert into "the shop".parts values
    (100, ${"a b"}), (101, ${"a\\b\\\\"}), (102, ${"two\nlines"}), (103, ${"(x)"}), (104, ${"'"}), (105, ${"é"})`;
  const headers = { Accept: "text/csv" };
  const { text } = await ask("/parts?select=name,parent_id&id=gte.100&order=id", { headers });
  expect(text).toBe('name,parent_id\n"a b",\n"a\\b\\\\",\n"two\nlines",\n"(x)",\n\',\né,');
  const others = await ask(
    "/customers?select=paid,tags,born,orders!buyer(id)&id=lte.2&order=id&orders.order=id",
    {
      headers,
    },
  );
  expect(others.text).toBe(
    "paid,tags,born,orders\n" +
      't,"{new,""two words""}",1990-01-31,"[{""id"":10}, \n {""id"":11}]"\nf,{old},,"[{""id"":12}]"',
  );
});

test("CSV of no rows has only the line of names", async () => {
  const { text } = await ask("/parts?select=name,id&id=eq.0", { headers: { Accept: "text/csv" } });
  expect(text).toBe("name,id");
});

test("CSV may have a field of any name, also one that our statements use", async () => {
  const { text } = await ask("/orders?select=r:id&id=eq.12", { headers: { Accept: "text/csv" } });
  expect(text).toBe("r\n12");
});
