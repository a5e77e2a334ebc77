import { expect, test } from "vitest";
import { openRest } from "../support/open-rest.ts";

const { call, refused } = openRest();

test.each([
  [
    "/api/language-phrases",
    { variants: [{ label: "formal", native_txt: "x" }] },
    "variants",
    0,
    "native_txt",
  ],
  [
    "/api/languages",
    { emergency_numbers: [{ country: "Iran", polic: "110" }] },
    "emergency_numbers",
    0,
    "polic",
  ],
])("POST %s %j is 400 at its unknown nested field", async (path, body, ...place) => {
  const { issues } = await refused(400, "POST", path, body);
  expect(issues?.map((issue) => issue.path)).toContainEqual(place);
});

test("unknown fields are reported together with the other errors, without what a misspelled one means", async () => {
  const body = { englsh: "Hello", category_id: "1", colour: "red", related_phrase_ids: ["a"] };
  const { message, issues } = await refused(400, "POST", "/api/phrases", body);
  expect(issues?.map((issue) => issue.path)).toEqual([
    ["englsh"],
    ["colour"],
    ["category_id"],
    ["related_phrase_ids", 0],
  ]);
  expect(message).toMatch(
    /^englsh: There is no field "englsh". Did you mean "english"\? colour: .*There is 1 more error\.$/,
  );
});

test("an error names at most twenty unknown fields", async () => {
  const body = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`unknown${at}`, at]));
  const { issues } = await refused(400, "POST", "/api/phrases", {
    ...body,
    english: "Hello",
    category_id: 1,
  });
  expect(issues).toHaveLength(20);
});

test("a call that takes no body rejects its fields, and one that is no record those of its response", async () => {
  expect((await refused(400, "POST", "/api/auth/sign-out", { everywhere: true }, {})).message).toBe(
    'There is no field "everywhere". This call takes none.',
  );
  const { issues } = await refused(400, "POST", "/api/auth/sign-in", { user: "x" }, {});
  expect(issues?.map(({ path }) => path)).toEqual([["user"], ["email"], ["password"]]);
});

test.each([
  ["version", 'Send "version" as a query parameter: a deletion takes no body'],
  ["force", 'There is no field "force". This call takes none.'],
])("DELETE with %s in its body is 400, and deletes nothing", async (field, message) => {
  expect((await refused(400, "DELETE", "/api/phrases/3", { [field]: 1 })).issues).toEqual([
    { path: [field], message },
  ]);
  expect((await call("GET", "/api/phrases/3")).status).toBe(200);
});

test.each(["PUT", "DELETE"])(
  "%s with a version that is no number is 400 and states what it is",
  async (method) => {
    const body = method === "PUT" ? { english: "x", category_id: 1, version: "x" } : undefined;
    const query = method === "DELETE" ? "?version=x" : "";
    const { issues } = await refused(400, method, `/api/phrases/3${query}`, body);
    expect(issues).toEqual([
      { path: ["version"], message: "Send the version as a whole number, as the record has it" },
    ]);
  },
);

test.each([
  ["/api/phrases", { english: "x", category_id: 1_000_000_000 }, "category_id"],
  ["/api/phrases", { english: "x", category_id: 99_999_999_999 }, "category_id"],
  ["/api/phrases", { english: "x", category_id: "1" }, "category_id"],
  ["/api/phrases", { english: "x", category_id: 1e99 }, "category_id"],
  ["/api/language-phrases/export?format=json", { idss: [1] }, "idss"],
  ["/api/phrases", { english: "x", category_id: 1, related_phrase_ids: [2, 1e9] }, "related_phrase_ids"],
  ["/api/language-phrases", { language_id: 1_000_000_000, phrase_id: 1, native_text: "x" }, "language_id"],
  ["/api/language-phrases", { language_id: 1, phrase_id: 1_000_000_000, native_text: "x" }, "phrase_id"],
  [
    "/api/language-phrases",
    { language_id: 1, phrase_id: 1, native_text: "x", audio_url: "javascript:alert(1)" },
    "audio_url",
  ],
  ["/api/languages", { name: "x", nativeName: "x", code: "x y", description: "x" }, "code"],
  ["/api/languages", { name: "x", nativeName: "x", code: "fa", description: "x", slug: "A b" }, "slug"],
  ["/api/categories", { name: "…", description: "x" }, "name"],
])("POST %s %j is 400 at %s", async (path, body, field) => {
  const { issues } = await refused(400, "POST", path, body);
  expect(issues?.map((issue) => issue.path[0])).toEqual([field]);
});

test.each([
  ["GET", "/api/search", undefined, "query: This is required"],
  [
    "POST",
    "/api/language-phrases",
    { language_id: 1, phrase_id: 1, native_text: "x", pronunciation_guide: ["x"] },
    "pronunciation_guide: This has to be text",
  ],
  [
    "POST",
    "/api/language-phrases",
    { language_id: 1, phrase_id: 1, native_text: "x", needs_review: 1 },
    "needs_review: This has to be true or false",
  ],
  ["POST", "/api/tasks/reorder", { taskIds: [-1] }, "taskIds.0: This has to be more than 0"],
  [
    "POST",
    "/api/tasks/reorder",
    { taskIds: [1e99] },
    "taskIds.0: This has to be at most 9,007,199,254,740,991",
  ],
  ["GET", `/api/phrases?language=${"x".repeat(201)}`, undefined, "language: Use at most 200 characters"],
])("%s %s with %j says what to send in words for people", async (method, path, body, message) => {
  expect((await refused(400, method, path, body)).message).toBe(message);
});

test.each([
  ["GET", "/api/phrases?language=farsi&language=thai", "language", 2],
  ["GET", "/api/phrases?limit=1&limit=2", "limit", 2],
  ["GET", "/api/phrases?admin=true&admin=", "admin", 2],
  ["DELETE", "/api/phrases/1?version=1&version=1&version=1", "version", 3],
  ["GET", "/api/language-phrases/export?format=csv&format=csv", "format", 2],
])("%s %s is 400, because it has a parameter more than once", async (method, path, name, times) => {
  const message = `The parameter "${name}" was sent ${times} times. Send it once.`;
  expect(await refused(400, method, path)).toMatchObject({ message, issues: [{ path: [name], message }] });
});
