import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readEnv } from "../../config/env.ts";
import { openStores, STORES, type Stores } from "./stores.ts";

const STORE = {
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
  S3_STATIC_BUCKET: "site",
  S3_ASSETS_BUCKET: "pictures",
  S3_MEDIA_BUCKET: "sounds",
};
const LINODE = "https://us-lax-1.linodeobjects.com";

function open(variables: Record<string, string>): Stores {
  const { storage, publicUrl, previewUrl } = readEnv({ PUBLIC_URL: "http://localhost:3000", ...variables });
  return openStores(storage, { serverUrl: publicUrl, previewUrl });
}

describe("the URL of an object in a bucket", () => {
  test.each<[string, Record<string, string>, string]>([
    ["at Amazon has the bucket before the host", {}, "https://site.s3.us-lax-1.amazonaws.com/a.html"],
    ["at a store of its own has it in the path", { S3_ENDPOINT: LINODE }, `${LINODE}/site/a.html`],
    [
      "has it before the host where that is asked for",
      { S3_ENDPOINT: LINODE, S3_PATH_STYLE: "false" },
      "https://site.us-lax-1.linodeobjects.com/a.html",
    ],
    [
      "has it in the path where that is asked for",
      { S3_REGION: "eu-west-1", S3_PATH_STYLE: "true" },
      "https://s3.eu-west-1.amazonaws.com/site/a.html",
    ],
    ["keeps the port", { S3_ENDPOINT: "http://localhost:7070/" }, "http://localhost:7070/site/a.html"],
    [
      "is the one that visitors are told",
      { S3_ENDPOINT: LINODE, S3_STATIC_URL: "https://www.saywhere.example/" },
      "https://www.saywhere.example/a.html",
    ],
  ])("object URL %s", (_name, variables, address) => {
    expect(open({ ...STORE, ...variables }).static.urlOf("a.html")).toBe(address);
  });

  test("each store has its own object URLs", () => {
    const urls = {
      S3_ASSETS_URL: "https://assets.saywhere.example",
      S3_MEDIA_URL: "https://media.saywhere.example/m",
    };
    const stores = open({ ...STORE, ...urls, S3_ENDPOINT: LINODE });
    expect(STORES.map((name) => stores[name].name)).toEqual(["site", "pictures", "sounds"]);
    expect(STORES.map((name) => stores[name].urlOf("a.mp3"))).toEqual([
      `${LINODE}/site/a.mp3`,
      "https://assets.saywhere.example/a.mp3",
      "https://media.saywhere.example/m/a.mp3",
    ]);
  });
});

test("serves uploads in folders from the server, and the static export from its preview", () => {
  const stores = open({ DATA_DIR: "/data" });
  expect(STORES.map((name) => stores[name].name)).toEqual(STORES.map((name) => join("/data/storage", name)));
  expect(STORES.map((name) => stores[name].urlOf("a.mp3"))).toEqual([
    "http://localhost:3001/a.mp3",
    "http://localhost:3000/files/assets/a.mp3",
    "http://localhost:3000/files/media/a.mp3",
  ]);
});

test.each([
  ["languages/中文/index.html", "languages/%E4%B8%AD%E6%96%87/index.html"],
  ["a b/100%?#+&.mp3", "a%20b/100%25%3F%23%2B%26.mp3"],
  ["/twice//over", "/twice//over"],
])("the URL of %s resolves to the same key", (key, path) => {
  for (const variables of [STORE, {}]) {
    const address = open(variables).assets.urlOf(key);
    expect(address.endsWith(`/${path}`)).toBe(true);
    expect(decodeURIComponent(new URL(address).pathname).endsWith(`/${key}`)).toBe(true);
  }
});

test("distinguishes stores by server, bucket and folder, not by how their URLs are written or read", () => {
  const target = (variables: Record<string, string>) => open(variables).static.address;
  const atLinode = { ...STORE, S3_ENDPOINT: LINODE };
  expect(target({ ...atLinode, S3_ENDPOINT: `${LINODE}/` })).toBe(target(atLinode));
  const sameInOtherWords = { S3_STATIC_URL: "https://www.saywhere.example", S3_PATH_STYLE: "false" };
  expect(target({ ...atLinode, ...sameInOtherWords })).toBe(target(atLinode));
  const others = [
    STORE,
    { ...STORE, S3_REGION: "eu-west-1" },
    { ...atLinode, S3_STATIC_BUCKET: "other" },
    { DATA_DIR: "/data" },
    { DATA_DIR: "/other" },
  ];
  expect(new Set([atLinode, ...others].map(target)).size).toBe(6);
});
