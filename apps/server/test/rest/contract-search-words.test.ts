import { synonymGroup } from "@saywhere/validators/content/synonym";
import { missedSearchPage } from "@saywhere/validators/search/missed-search";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { openRest } from "../support/open-rest.ts";

const rest = openRest();
const { call, refused } = rest;

describe("/api/synonyms", () => {
  const path = "/api/synonyms";

  test("GET lists synonyms, POST adds, PUT changes and DELETE deletes them", async () => {
    const added = await call("POST", path, { terms: [" khazi ", "bog"] });
    expect(added.status).toBe(201);
    const group = synonymGroup.strict().parse(added.body);
    expect(group).toMatchObject({ terms: ["khazi", "bog"], version: 1 });
    const listed = await call("GET", path);
    expect(listed.headers.get("cache-control")).toBe("no-store");
    expect(z.array(synonymGroup.strict()).parse(listed.body)).toContainEqual(group);
    const address = `${path}/${group.id}`;
    const changed = await call("PUT", address, { terms: ["khazi", "dunny"], version: 1 });
    expect(changed).toMatchObject({ status: 200, body: { terms: ["khazi", "dunny"], version: 2 } });
    const stale = await refused(409, "PUT", address, { terms: ["khazi", "privy"], version: 1 });
    expect(stale.conflict).toMatchObject({ reason: "stale", current: { version: 2 } });
    expect(await call("DELETE", address)).toMatchObject({ status: 200, body: { success: true } });
    expect((await refused(404, "DELETE", address)).message).toMatch(/^There is no such synonym group/);
    await refused(404, "PUT", address, { terms: ["khazi", "dunny"] });
  });

  test("POST of one term is 400", async () => {
    const { issues } = await refused(400, "POST", path, { terms: ["khazi"] });
    expect(issues).toEqual([{ path: ["terms"], message: "Enter at least two terms that mean the same" }]);
  });
});

test("a search without results is counted, but not one with results or one that is still being typed", async () => {
  await rest.server.database.pool.query("truncate missed_search");
  const search = (query: string) => fetch(`${rest.server.url}/api/search?query=${encodeURIComponent(query)}`);
  const input = encodeURIComponent(JSON.stringify({ query: "qqqqq" }));
  for (let times = 0; times < 3; times++) {
    expect(await (await search("Qqqqq!")).json()).toEqual([]);
    expect(await (await search("good morning")).json()).not.toEqual([]);
    expect((await fetch(`${rest.server.url}/trpc/search.suggestions?input=${input}`)).status).toBe(200);
  }
  expect((await fetch(`${rest.server.url}/trpc/search.result?input=${input}`)).status).toBe(200);
  const { items } = missedSearchPage.parse((await call("GET", "/api/missed-searches")).body);
  expect(items.map(({ text, times }) => [text, times])).toEqual([["qqqqq", 4]]);
  await rest.server.database.pool.query("truncate missed_search");
});

test("a new synonym is used from the next search on", async () => {
  const search = async () => {
    const answer = await fetch(`${rest.server.url}/api/search?query=khazi`);
    return (await answer.json()) as { phrase: { english: string } }[];
  };
  expect(await search()).toEqual([]);
  const groups = z.array(synonymGroup).parse((await call("GET", "/api/synonyms")).body);
  const group = groups.find(({ terms }) => terms.includes("bathroom"));
  expect(group).toBeDefined();
  await call("PUT", `/api/synonyms/${group?.id}`, { terms: [...(group?.terms ?? []), "khazi"] });
  expect((await search())[0]?.phrase.english).toBe("Where is the bathroom?");
  await call("PUT", `/api/synonyms/${group?.id}`, { terms: group?.terms });
  expect(await search()).toEqual([]);
  await call("GET", "/api/missed-searches");
  await rest.server.database.pool.query("truncate missed_search");
});

describe("/api/missed-searches", () => {
  const path = "/api/missed-searches";

  test("GET reads a page of missed searches, and DELETE dismisses one", async () => {
    await rest.server.database.pool.query(`
      insert into missed_search (normalized, text, times, first_day, last_day)
      values ('khazi', 'Khazi', 3, '2026-03-02', '2026-03-28'), ('llama', 'llama', 1, '2026-03-29', '2026-03-29')`);
    const read = async (query = "") =>
      missedSearchPage.strict().parse((await call("GET", path + query)).body).items;
    const [khazi, llama] = await read();
    expect(khazi).toEqual({
      id: expect.any(Number),
      text: "Khazi",
      times: 3,
      first_day: "2026-03-02",
      last_day: "2026-03-28",
      finds_now: false,
    });
    expect(await read("?sort=last_day")).toEqual([llama, khazi]);
    expect((await call("GET", `${path}/${khazi?.id}`)).body).toEqual(khazi);
    expect(await call("DELETE", `${path}/${khazi?.id}`)).toMatchObject({ body: { success: true } });
    await refused(404, "DELETE", `${path}/${khazi?.id}`);
    await refused(404, "GET", `${path}/${khazi?.id}`);
    expect(await read()).toEqual([llama]);
    await refused(400, "GET", `${path}?sort=text`);
    await refused(400, "GET", `${path}?after=nonsense`);
    await refused(401, "GET", path, undefined, {});
  });
});
