import { countPhrasesOf, phraseCount, translationCount } from "@saywhere/db/testing/starting-content";
import { LIST_LIMIT } from "@saywhere/validators/api/pagination";
import { phrase } from "@saywhere/validators/content/phrase";
import { phraseEntry } from "@saywhere/validators/content/phrase-entry";
import { translation } from "@saywhere/validators/content/translation";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { openRest } from "../support/open-rest.ts";
import { EDITOR } from "../support/saved-content.ts";

const rest = openRest();
const { call, refused } = rest;

const item = z.object({ id: z.int() });

/** One page of a list, and the URL of the next one. */
async function part(address: string) {
  const { status, headers, body } = await call("GET", address);
  expect(status, JSON.stringify(body)).toBe(200);
  const next = /^<([^>]+)>; rel="next"(, <[^>]+>; rel="first")?$/.exec(headers.get("link") ?? "")?.[1];
  return {
    ids: z
      .array(item)
      .parse(body)
      .map(({ id }) => id),
    body,
    headers,
    next,
  };
}

async function partsFrom(address: string) {
  const parts = [await part(address)];
  for (let next = parts[0]?.next; next; next = parts.at(-1)?.next) parts.push(await part(next));
  return parts;
}

/** Deletes a translation until the end of the test, because others count all of them. */
async function remove(id: number | undefined): Promise<void> {
  expect((await call("DELETE", `/api/language-phrases/${id}`)).status).toBe(200);
  const { activity } = rest.server.services;
  const [deletion] = (await activity.list({ limit: 1 }, EDITOR)).items;
  onTestFinished(async () => void (await activity.undo(deletion?.id ?? "", EDITOR)));
}

describe.each([
  ["/api/phrases", phraseEntry, translationCount, 2_700],
  ["/api/phrases?language=thai", phraseEntry, phraseCount, 90],
  ["/api/phrases?language=thai&category=numbers", phraseEntry, countPhrasesOf("numbers"), 11],
  ["/api/phrases?admin=true", phrase, phraseCount, 90],
  ["/api/phrases?admin=true&category=numbers", phrase, countPhrasesOf("numbers"), 11],
  ["/api/language-phrases", translation, translationCount, 3_500],
  ["/api/language-phrases?phrase_id=1", translation, 40, 15],
])("GET %s", (address, schema, count, limit) => {
  const limited = `${address}${address.includes("?") ? "&" : "?"}limit=${limit}`;

  test("a list is returned whole without a limit, or in pages whose links lead through the whole list", async () => {
    const whole = await part(address);
    expect(whole.ids).toHaveLength(count);
    expect(whole.headers.get("link")).toBeNull();
    const parts = await partsFrom(limited);
    expect(parts.map(({ ids }) => ids.length)).toEqual([
      ...Array(Math.floor(count / limit)).fill(limit),
      count % limit,
    ]);
    expect(parts.flatMap(({ ids }) => ids)).toEqual(whole.ids);
    z.array(schema.strict()).parse(parts[1]?.body);
    expect(parts[0]?.next).toContain(`limit=${limit}`);
    expect(parts.at(-1)?.headers.get("link")).toMatch(/^<([^>]+)>; rel="first"$/);
    // The rest is exactly one page long.
    expect((await part(limited.replace(/limit=\d+/, `limit=${count}`))).next).toBeUndefined();
  });

  test("an unknown cursor and an invalid limit of a list are 400 with a message", async () => {
    const ask = limited.replace(/limit=\d+/, "");
    const { message } = await refused(400, "GET", `${ask}after=nowhere`);
    expect(message).toBe("This page of the list does not exist. Start again from its beginning.");
    for (const length of ["0", "-1", "1.5", "many", String(LIST_LIMIT + 1)]) {
      const { issues } = await refused(400, "GET", `${ask}limit=${length}`);
      expect(issues?.[0]?.path).toEqual(["limit"]);
    }
  });
});

test("list pages remain correct while items are added and removed", async () => {
  const whole = await part("/api/phrases?language=korean");
  const first = await part("/api/phrases?language=korean&limit=20");
  const taken = [first.ids.at(-1), first.ids[3], whole.ids[25]] as number[];
  for (const id of taken) await remove(id);
  const second = await part(first.next as string);
  expect(second.ids).toEqual(whole.ids.slice(20, 41).filter((id) => id !== whole.ids[25]));
});

test("a long list remains valid JSON when all further items are removed while it is read", async () => {
  const { phrase: phrases } = rest.server.services;
  const { entryChunk } = phrases;
  const read = vi.spyOn(phrases, "entryChunk");
  onTestFinished(() => read.mockRestore());
  read.mockImplementationOnce(entryChunk).mockResolvedValueOnce({ items: [], next: null });
  const { ids, next } = await part("/api/phrases?limit=600");
  expect(read).toHaveBeenCalledTimes(2);
  expect(ids).toHaveLength(100);
  expect(next).toBeUndefined();
});

test("the English phrases of a language are those that are translated into it", async () => {
  const whole = await part("/api/phrases?admin=true&category=greetings");
  const [entry] = (await call("GET", "/api/phrases?language=dutch&category=greetings")).body as {
    id: number;
    phrase: { slug: string };
  }[];
  await remove(entry?.id);
  const { body } = await part("/api/phrases?admin=true&language=dutch&category=greetings");
  const slugs = z
    .array(phrase)
    .parse(body)
    .map(({ slug }) => slug);
  expect(slugs).toHaveLength(whole.ids.length - 1);
  expect(slugs).not.toContain(entry?.phrase.slug);
  expect((await part("/api/phrases?admin=true&category=greetings")).ids).toEqual(whole.ids);
});

test.each(["language", "category"])("the English phrases of an unknown %s are 404", async (kind) => {
  const { message } = await refused(404, "GET", `/api/phrases?admin=true&${kind}=klingon`);
  expect(message).toMatch(new RegExp(`^${kind} not found$`, "i"));
});

test("the cursor of one list is not valid for another", async () => {
  const { next } = await part("/api/phrases?admin=true&limit=5");
  const after = new URL(next as string, rest.server.url).searchParams.get("after");
  for (const list of ["phrases", "language-phrases"]) {
    const { code } = await refused(400, "GET", `/api/${list}?after=${after}`);
    expect(code).toBe("BAD_REQUEST");
  }
});

test("pages of other sites may read the link to the next page of a public list, also from the cache", async () => {
  const address = `${rest.server.url}/api/phrases?limit=7`;
  const links = new Set<string | null>();
  for (let time = 0; time < 3; time++) {
    const { headers } = await fetch(address, { headers: { origin: "https://elsewhere.test" } });
    links.add(headers.get("link"));
    expect(headers.get("access-control-expose-headers")).toContain("link");
  }
  expect([...links]).toEqual([expect.stringMatching(/^<\/api\/phrases\?limit=7&after=[\w-]+>; rel="next"$/)]);
});

test("the documentation states the length above which a list is paged", async () => {
  const answer = await fetch(`${rest.server.url}/api/openapi.json`);
  const document = (await answer.json()) as {
    paths: Record<string, { get: { description: string; responses: Record<string, { headers?: object }> } }>;
  };
  for (const path of ["/phrases", "/language-phrases"]) {
    const list = document.paths[path]?.get;
    expect(list?.description).toContain("more than 10,000");
    expect(list?.responses["200"]?.headers).toHaveProperty("Link");
  }
  for (const path of ["/languages", "/categories", "/languages/{slug}/popular-phrases"]) {
    expect(document.paths[path]?.get.description).toContain("always returned in one response");
  }
});
