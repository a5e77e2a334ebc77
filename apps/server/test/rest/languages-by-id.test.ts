import { adminLanguage, languageDetail } from "@saywhere/validators/content/language";
import { expect, test } from "vitest";
import { openRest } from "../support/open-rest.ts";

const rest = openRest();
const { call, refused } = rest;

async function language(slug: string) {
  return languageDetail.parse((await call("GET", `/api/languages/${slug}`)).body);
}

test("a language is read by its ID as by its slug, and a change is in the next response", async () => {
  const farsi = await language("farsi");
  const path = `/api/languages/${farsi.id}`;
  const byId = await call("GET", path);
  expect(byId).toMatchObject({ status: 200, body: farsi });
  const etag = byId.headers.get("etag") ?? "";
  const changed = await call(
    "PUT",
    path,
    { ...farsi, family: "Iranian" },
    { authorization: `Bearer ${rest.token}`, "if-match": etag },
  );
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  expect((await call("GET", path)).body).toMatchObject({ family: "Iranian", version: farsi.version + 1 });
});

test.each(["translations", "popular-phrases", "dataset.json"])(
  "reads the %s of a language by its ID as by its slug",
  async (list) => {
    const { id, slug } = await language("japanese");
    const byId = await call("GET", `/api/languages/${id}/${list}`);
    expect(byId.status).toBe(200);
    expect(byId.body).toEqual((await call("GET", `/api/languages/${slug}/${list}`)).body);
    await refused(404, "GET", `/api/languages/9999/${list}`);
  },
);

test.each(["9999", "0", "02", "2.0", "99999999999999999999"])("the language %s is 404", async (id) => {
  expect((await refused(404, "GET", `/api/languages/${id}`)).message).toBe("Language Not Found");
});

test.each([
  ["slug", { name: "Numbers", slug: "12" }],
  ["name", { name: "12", slug: undefined }],
])("a language gets no slug that is the ID of another, from its %s", async (field, texts) => {
  const { issues } = await refused(400, "POST", "/api/languages", { ...(await language("farsi")), ...texts });
  expect(issues).toMatchObject([{ path: [field] }]);
});

test("the record of a language has its aliases and its glossary, for editors only", async () => {
  const { id } = await language("farsi");
  const path = `/api/languages/${id}/record`;
  const { status, headers, body } = await call("GET", path);
  const record = adminLanguage.strict().parse(body);
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("etag")).toMatch(new RegExp(`^W/"${record.version}\\.[\\w-]+"$`));
  expect(record.aliases).toContain("Persian");
  const sentBack = await call("PUT", `/api/languages/${id}`, record);
  expect(sentBack, JSON.stringify(sentBack.body)).toMatchObject({ status: 200 });
  await refused(401, "GET", path, undefined, { authorization: "" });
  await refused(404, "GET", "/api/languages/9999/record");
});

test("the address of a language that was created has the letters of its slug encoded", async () => {
  const texts = { name: "Māori", nativeName: "te reo Māori", code: "mi", description: "Of New Zealand." };
  const added = await call("POST", "/api/languages", texts);
  expect([added.status, added.headers.get("location")]).toEqual([201, "/api/languages/m%C4%81ori"]);
  expect((await call("GET", added.headers.get("location") ?? "")).body).toMatchObject({ name: "Māori" });
});
