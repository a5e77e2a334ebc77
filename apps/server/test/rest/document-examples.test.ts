import { beforeAll, describe, expect, test } from "vitest";
import type { ApiOperation, ApiPaths } from "../../openapi/api-operation.ts";
import { openApiDocument } from "../../openapi/openapi-document.ts";
import { TRANSLATION } from "../../openapi/request-examples.ts";
import { openRest } from "../support/open-rest.ts";

interface Example {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: { type: string; value: unknown };
  /** Headers that the document declares for the response, in lowercase. */
  declared: string[];
}

/** Headers that any response may have, which the document leaves out. */
const OF_HTTP =
  /^(access-control-.*|cache-control|connection|content-(encoding|length|security-policy|type)|cross-origin-.*|date|keep-alive|origin-agent-cluster|permissions-policy|referrer-policy|strict-transport-security|transfer-encoding|vary|x-.*)$/;

/** A request with all examples of an operation, as converters of the document build it; for each type of its body. */
function requestsOf(method: string, path: string, operation: ApiOperation): Example[] {
  const url = new URL(`/api${path}`, "http://localhost");
  const headers: Record<string, string> = {};
  for (const { in: place, name, example } of operation.parameters ?? []) {
    const value = String(example);
    if (place === "path") url.pathname = url.pathname.replace(`%7B${name}%7D`, encodeURIComponent(value));
    if (place === "query") url.searchParams.set(name, value);
    if (place === "header") headers[name] = value;
  }
  const success = operation.responses["200"] ?? operation.responses["201"];
  const declared = Object.keys(success?.headers ?? {}).map((name) => name.toLowerCase());
  const request = { method, url: url.pathname + url.search, headers, declared };
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  if (bodies.length === 0) return [request];
  return bodies.map(([type, { example: value }]) => ({
    ...request,
    // The other type of a file has the other format.
    url: type === "text/csv" ? request.url.replace("format=json", "format=csv") : request.url,
    body: { type, value },
  }));
}

/** All calls, except those of files, because this server has no object storage, and of sign-in. */
const examples = Object.entries(openApiDocument()["paths"] as ApiPaths)
  .filter(([path]) => !/^[/](cdn|auth)[/]/.test(path))
  .flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      requestsOf(method.toUpperCase(), path, operation),
    ),
  );

// Everything can be read and changed with it.
const rest = openRest("administrator");
beforeAll(async () => {
  for (const title of ["Record the greetings", "Record the numbers", "Record the rest"]) {
    await rest.call("POST", "/api/tasks", { title });
  }
  await rest.call("POST", "/api/documents/audio-guide.md", { content: "# How we record" });
  await rest.server.database.pool.query(
    `insert into setting (key, value) values ('licenseName', '"CC0"'), ('licenseUrl', '"https://example.org/cc0"')`,
  );
  const webhook = { name: "Index", url: "https://example.org/webhook", events: ["phrase.created"] };
  await rest.call("POST", "/api/webhooks", webhook);
  await rest.call("POST", "/api/webhooks/1/test");
  await rest.server.database.pool.query(
    "insert into missed_search (normalized, text, times, first_day, last_day) values ('khazi', 'Khazi', 3, '2026-03-02', '2026-03-28')",
  );
  // An example adds it.
  const { language_id, phrase_id } = TRANSLATION;
  const list = await rest.call(
    "GET",
    `/api/language-phrases?language_id=${language_id}&phrase_id=${phrase_id}`,
  );
  const [{ id } = { id: 0 }] = list.body as { id: number }[];
  await rest.call("DELETE", `/api/language-phrases/${id}`);
});

/** Sends a request, and returns its status, its error, and the headers that the document does not declare. */
async function send({ method, url, headers, body, declared }: Example) {
  const text = body && (body.type === "text/csv" ? String(body.value) : JSON.stringify(body.value));
  const response = await fetch(rest.server.url + url, {
    method,
    headers: {
      authorization: `Bearer ${rest.token}`,
      ...headers,
      ...(body && { "content-type": body.type }),
    },
    ...(text !== undefined && { body: text }),
  });
  const undeclared = [...response.headers.keys()].filter(
    (name) => !declared.includes(name) && !OF_HTTP.test(name),
  );
  return [response.status, response.ok ? "" : await response.text(), undeclared];
}

describe.each(["GET", "PUT", "POST"])("the examples of the API document, %s", (method) => {
  test.each(examples.filter((example) => example.method === method))("$url", async (example) => {
    expect(await send(example)).toEqual([expect.toBeOneOf([200, 201]), "", []]);
  });
});
