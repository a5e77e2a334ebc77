import { z } from "zod";

/** The region where none is named (specification §9). */
export const DEFAULT_REGION = "us-lax-1";

const place = z.object({
  name: z.string().describe("The bucket; the folder for local storage"),
  url: z.string().nullable().describe("Where everybody can read what is in it; null where nobody can"),
});

/** Where files go, without anything secret. */
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

/** What a test of a bucket does, one after the other. */
export const connectionStep = z.enum(["write", "read", "list", "remove"]);

/** Whether the stores can be used: an object was written, read, listed and removed in each, up to the first failure. */
export const connectionTest = z
  .object({
    success: z.boolean(),
    stores: z.array(
      z.object({
        store: z.enum(["static", "assets", "media"]),
        name: z.string(),
        /** The steps that worked. */
        passed: z.array(connectionStep),
        /** The first thing that is wrong, in words that say what to do; null where everything works. */
        problem: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "ConnectionTest" });
export type ConnectionTest = z.infer<typeof connectionTest>;
