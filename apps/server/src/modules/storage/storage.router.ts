import { connectionTest, storageConfiguration } from "@saywhere/validators/cdn/storage-configuration";
import { z } from "zod";
import { administratorProcedure, router } from "../../trpc/procedures.ts";
import { adminCall } from "../../trpc/rest-description.ts";

const TAG = "CDN";

export const storageRouter = router({
  configuration: administratorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/cdn/configuration",
        tag: TAG,
        summary: "Read where files go",
        description:
          "The buckets, or the folders, of the static export, the assets and the media. Never a secret.",
      }),
    )
    .input(z.object({}))
    .output(storageConfiguration)
    .query(({ ctx }) => ctx.services.storage.configuration()),

  test: administratorProcedure
    .meta(
      adminCall({
        method: "POST",
        path: "/cdn/configuration/test",
        tag: TAG,
        summary: "Test the connection to the storage",
        description:
          "Writes, reads, lists and removes a small object in each bucket. `problem` names the first thing that is wrong.",
      }),
    )
    .input(z.object({}))
    .output(connectionTest)
    .mutation(({ ctx }) => ctx.services.storage.test()),
});
