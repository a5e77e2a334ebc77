import { z } from "zod";

/** The default region (specification §9). */
export const DEFAULT_REGION = "us-lax-1";

const place = z.object({
  name: z.string().describe("The bucket; the folder for local storage"),
  url: z.string().nullable().describe("Public URL of the bucket; null if it has none"),
});

/** Storage configuration without secrets. */
export const storageConfiguration = z
  .object({
    provider: z.enum(["s3", "folder"]),
    configured: z.boolean().describe("Whether an object storage service is set up; false for local storage"),
    endpoint: z.string().nullable().describe("Null for Amazon's own, and for local storage"),
    region: z.string(),
    pathStyle: z.boolean(),
    static: place,
    assets: place,
    media: place,
    autoGenerate: z.boolean(),
  })
  .meta({ id: "StorageConfiguration" });
export type StorageConfiguration = z.infer<typeof storageConfiguration>;

/** Steps of a bucket test, in order. */
export const connectionStep = z.enum(["write", "read", "list", "remove"]);

/** Whether the buckets work: an object was written, read, listed and removed in each, up to the first failure. */
export const connectionTest = z
  .object({
    success: z.boolean(),
    stores: z.array(
      z.object({
        store: z.enum(["static", "assets", "media"]),
        name: z.string(),
        /** The steps that succeeded. */
        passed: z.array(connectionStep),
        /** The first problem, with instructions for users; null if everything works. */
        problem: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "ConnectionTest" });
export type ConnectionTest = z.infer<typeof connectionTest>;
