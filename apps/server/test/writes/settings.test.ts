import {
  DEFAULT_STORED_SETTINGS,
  type StoredSettings,
  storedSettings,
} from "@saywhere/validators/settings/site-settings";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { forAllTests } from "../support/for-all-tests.ts";
import { ADMINISTRATOR } from "../support/saved-content.ts";
import { startTestServer } from "../support/start-test-server.ts";

const server = forAllTests(() => startTestServer({ pages: true }));
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await server.signedIn("administrator"));
});

const answer = z.object({ result: z.object({ data: storedSettings }) });

async function stored(): Promise<StoredSettings> {
  const response = await fetch(`${server.url}/trpc/settings.stored?input=%7B%7D`, { headers: { cookie } });
  return answer.parse(await response.json()).result.data;
}

function update(changed: Partial<StoredSettings>): Promise<Response> {
  return fetch(`${server.url}/trpc/settings.update`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ ...DEFAULT_STORED_SETTINGS, ...changed }),
  });
}

async function saved(changed: Partial<StoredSettings>): Promise<StoredSettings> {
  const response = await update(changed);
  expect(response.status).toBe(200);
  return answer.parse(await response.json()).result.data;
}

const page = async (path = "/about"): Promise<{ html: string; policy: string }> => {
  const response = await fetch(server.url + path);
  return { html: await response.text(), policy: response.headers.get("content-security-policy") ?? "" };
};

test("a setting that was never saved has its default, and only changed settings are stored", async () => {
  await server.database.pool.query("delete from setting");
  server.contentCache.clear();
  const { version, ...settings } = await stored();
  expect(settings).toEqual(DEFAULT_STORED_SETTINGS);
  const after = await saved({ youtubeUrl: "https://video.test/us", version });
  expect(after).toMatchObject({ youtubeUrl: "https://video.test/us" });
  expect(after.version).toBeGreaterThan(version);
  const { rows } = await server.database.pool.query("select key from setting");
  expect(rows).toEqual([{ key: "youtubeUrl" }]);
});

test("a page shows a new setting immediately", async () => {
  await saved({ name: "First" });
  for (let turn = 0; turn < 20; turn += 1) {
    await saved({ name: `Saywhere ${turn}` });
    expect((await page()).html).toContain(`| Saywhere ${turn}</title>`);
  }
});

test("the site URL of the settings is the one in pages and sitemaps", async () => {
  expect((await page()).html).toContain('<link rel="canonical" href="https://saywhere.example/about"/>');
  await saved({ publicUrl: "https://phrases.test/" });
  expect((await stored()).publicUrl).toBe("https://phrases.test");
  const { html } = await page("/phrases/thai/hello");
  expect(html).toContain('<link rel="canonical" href="https://phrases.test/phrases/thai/hello"/>');
  expect(html).toMatch(/property="og:image" content="https:\/\/phrases\.test\//);
  expect(html).toContain('"url":"https://phrases.test/');
  expect(html).not.toContain("saywhere.example");
  expect((await page("/sitemap.xml")).html).toContain("<loc>https://phrases.test/sitemaps/pages.xml</loc>");
  expect((await page("/robots.txt")).html).toContain("Sitemap: https://phrases.test/sitemap.xml");
});

test("analytics are loaded, and allowed by the policy, only while they are configured", async () => {
  const off = await page();
  expect(off.html + off.policy).not.toContain("stats.test");
  await saved({ analyticsSnippet: '<script defer src="https://stats.test/s.js" data-site="a"></script>' });
  const on = await page();
  expect(on.html).toMatch(
    /<script defer="" src="https:\/\/stats\.test\/s\.js" data-site="a"|data-site="a" src="https:\/\/stats\.test\/s\.js"/,
  );
  expect(on.policy).toMatch(/script-src [^;]*https:\/\/stats\.test;/);
  expect(on.policy).toMatch(/connect-src 'self' https:\/\/stats\.test;/);
  expect((await fetch(`${server.url}/api/languages`)).headers.get("content-security-policy")).not.toContain(
    "stats.test",
  );
  await saved({});
  expect((await page()).policy).not.toContain("stats.test");
});

test("an analytics script whose host no policy can name is neither saved nor, if stored earlier, loaded", async () => {
  const analyticsSnippet = "https://a;sandbox/x.js";
  const refused = await update({ analyticsSnippet });
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    {
      error: {
        data: {
          issues: [
            {
              path: ["analyticsSnippet"],
              message: "The host of the script's address may have letters, digits, dots and hyphens only",
            },
          ],
        },
      },
    },
  ]);
  await saved({ analyticsSnippet: "https://stats.test/s.js" });
  await server.database.pool.query("update setting set value = $1 where key = 'analyticsSnippet'", [
    JSON.stringify(analyticsSnippet),
  ]);
  await expect.poll(async () => (await page()).html).not.toContain("stats.test");
  const { html, policy } = await page();
  expect(html + policy).not.toContain("sandbox");
  await saved({});
});

test("the second of two concurrent saves of the settings is rejected", async () => {
  const { version } = await stored();
  const both = await Promise.all(["One", "Two"].map((name) => update({ name, version })));
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
});

test("a change of the settings can be undone, and no older save overwrites it", async () => {
  const before = await stored();
  await saved({ ...before, description: "Another description" });
  const { id } = (await server.services.activity.list({ limit: 1 }, ADMINISTRATOR)).items[0] ?? { id: "" };
  const during = await stored();
  await server.services.activity.undo(id, ADMINISTRATOR);
  const after = await stored();
  expect(after).toEqual({ ...before, version: after.version });
  expect(after.version).toBeGreaterThan(during.version);
});

test("a setting can be restored to its state before it was first saved", async () => {
  await saved({ ...(await stored()), instagramUrl: "https://pictures.test/us" });
  const { rows } = await server.database.pool.query<{ id: number }>(
    "select id from setting where key = 'instagramUrl'",
  );
  const record = { kind: "setting", record_id: rows[0]?.id ?? 0 } as const;
  const { entries } = await server.services.activity.history(record, ADMINISTRATOR);
  const change_id = entries.at(-1)?.change_id ?? "";
  await server.services.activity.restore({ change_id, state: "before" }, ADMINISTRATOR);
  expect((await stored()).instagramUrl).toBe("");
});

test("a setting that was set again since it was unset can be restored to either state, and its undo names it", async () => {
  const { activity } = server.services;
  const newest = async () => (await activity.list({ limit: 1 }, ADMINISTRATOR)).items[0]?.id ?? "";
  const save = async (site: string) => saved({ ...(await stored()), newsletterUrl: `https://${site}.test/` });
  await save("one");
  await activity.undo(await newest(), ADMINISTRATOR);
  const unset = await newest();
  await save("two");
  await expect(activity.undo(unset, ADMINISTRATOR)).rejects.toMatchObject({
    message: expect.stringContaining("“newsletterUrl” was changed since"),
  });
  const { rows } = await server.database.pool.query<{ id: number }>(
    "select id from setting where key = 'newsletterUrl'",
  );
  const record = { kind: "setting", record_id: rows[0]?.id ?? 0 } as const;
  const { entries } = await activity.history(record, ADMINISTRATOR);
  expect(entries.map(({ action }) => action)).toEqual(["create", "delete", "create"]);
  const change_id = entries[1]?.change_id ?? "";
  await activity.restore({ change_id, state: "before" }, ADMINISTRATOR);
  expect((await stored()).newsletterUrl).toBe("https://one.test/");
  await activity.restore({ change_id, state: "after" }, ADMINISTRATOR);
  expect((await stored()).newsletterUrl).toBe("");
});

test("undo does not bring back a setting that another program has stored since, and can unset that one", async () => {
  const { activity } = server.services;
  await saved({ ...(await stored()), youtubeUrl: "https://one.test/" });
  const newest = async () => (await activity.list({ limit: 1 }, ADMINISTRATOR)).items[0]?.id ?? "";
  await activity.undo(await newest(), ADMINISTRATOR);
  const unset = await newest();
  await server.database.pool.query(
    `insert into setting (key, value) values ('youtubeUrl', '"https://two.test/"')`,
  );
  await expect(activity.undo(unset, ADMINISTRATOR)).rejects.toMatchObject({
    message: "A setting of this name was created since. Undo that first.",
  });
  const { rows } = await server.database.pool.query<{ id: string }>(
    "select id::text from change where label = 'youtubeUrl' and action = 'delete'",
  );
  await activity.restore({ change_id: rows[0]?.id ?? "", state: "after" }, ADMINISTRATOR);
  expect((await stored()).youtubeUrl).toBe("");
});
