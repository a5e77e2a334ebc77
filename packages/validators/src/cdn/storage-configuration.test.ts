import { expect, test } from "vitest";
import type { z } from "zod";
import { connectionTest, DEFAULT_REGION, storageConfiguration } from "./storage-configuration.ts";

const PLACE = { name: "bucket", url: "https://a.test" };

test.each<[string, z.ZodType, unknown]>([
  ...["s3", "folder"].map((provider): [string, z.ZodType, unknown] => [
    provider,
    storageConfiguration,
    {
      provider,
      configured: true,
      endpoint: "https://a.test",
      region: DEFAULT_REGION,
      pathStyle: true,
      static: PLACE,
      assets: PLACE,
      media: PLACE,
      autoGenerate: false,
    },
  ]),
  [
    "a test of the stores",
    connectionTest,
    {
      success: false,
      stores: ["static", "assets", "media"].map((store) => ({
        store,
        name: "bucket",
        passed: ["write", "read", "list", "remove"],
        problem: null,
      })),
    },
  ],
])("the storage configuration schemas preserve the whole of %s", (_name, schema, value) =>
  expect(schema.parse(value)).toEqual(value),
);

test("the default region is the one of the specification", () => {
  expect(DEFAULT_REGION).toBe("us-lax-1");
});
