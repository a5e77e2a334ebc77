import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { openRest } from "../support/open-rest.ts";

interface Operation {
  parameters?: { in: string; name: string; example: unknown }[];
}

const document = JSON.parse(
  await readFile(new URL("../../openapi/openapi.json", import.meta.url), "utf8"),
) as { paths: Record<string, { get?: Operation }> };

/** The URL of a read with all of its examples, as converters of the document build it. */
function urlOf(path: string, { parameters = [] }: Operation): string {
  const query = new URLSearchParams();
  let url = `/api${path}`;
  for (const { in: place, name, example } of parameters) {
    if (place === "path") url = url.replace(`{${name}}`, encodeURIComponent(String(example)));
    if (place === "query") query.set(name, String(example));
  }
  return `${url}?${query.toString()}`;
}

/** All reads, except those of files, because this server has no object storage. */
const urls = Object.entries(document.paths).flatMap(([path, { get }]) =>
  get && !path.startsWith("/cdn/") ? [urlOf(path, get)] : [],
);

const rest = openRest();
beforeAll(async () => {
  // Everything can be read with it.
  rest.token = await rest.server.tokenFor("administrator");
  await rest.call("POST", "/api/tasks", { title: "Record the greetings" });
  await rest.call("POST", "/api/documents/audio-guide.md", { content: "# How we record" });
  await rest.call("POST", "/api/webhooks", {
    name: "Search index",
    url: "https://example.org/webhook",
    events: ["phrase.created"],
  });
});

test.each(urls)("the example %s of the API document is answered", async (url) => {
  const { token, server } = rest;
  const response = await fetch(server.url + url, { headers: { authorization: `Bearer ${token}` } });
  expect([response.status, response.status === 200 ? "" : await response.text()]).toEqual([200, ""]);
});
