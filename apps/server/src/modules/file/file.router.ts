import { pageHeaders } from "@saywhere/validators/api/pagination";
import { successResult } from "@saywhere/validators/api/success";
import {
  fileUses,
  fileUsesInput,
  storedFile,
  storedFileKeyInput,
  storedFileList,
  storedFileListInput,
} from "@saywhere/validators/files/stored-file";
import { administratorProcedure, editorProcedure, router } from "../../trpc/procedures.ts";
import { adminCall, STORAGE_ERRORS } from "../../trpc/rest-description.ts";

const TAG = "CDN";

export const fileRouter = router({
  assets: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/cdn/assets",
        tag: TAG,
        summary: "List the assets",
        description: "Files that were uploaded for pages. Without `limit` all of them, however many.",
        responseHeaders: pageHeaders,
        failures: STORAGE_ERRORS,
      }),
    )
    .input(storedFileListInput)
    .output(storedFileList)
    .query(({ ctx, input }) => ctx.services.file.list("assets", input)),

  media: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/cdn/media",
        tag: TAG,
        summary: "List the media files",
        description: "Files that were uploaded to be played. Without `limit` all of them, however many.",
        responseHeaders: pageHeaders,
        failures: STORAGE_ERRORS,
      }),
    )
    .input(storedFileListInput)
    .output(storedFileList)
    .query(({ ctx, input }) => ctx.services.file.list("media", input)),

  getAsset: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/cdn/assets/{key}",
        tag: TAG,
        summary: "Read about an asset",
        description:
          "Its size, its date, and the URL of its content. Slashes in its key may be sent as they are, or as `%2F`.",
        failures: STORAGE_ERRORS,
      }),
    )
    .input(storedFileKeyInput)
    .output(storedFile)
    .query(({ ctx, input }) => ctx.services.file.get("assets", input.key)),

  deleteAsset: administratorProcedure
    .meta(
      adminCall({
        method: "DELETE",
        path: "/cdn/assets/{key}",
        tag: TAG,
        summary: "Delete an asset",
        description: "Removes a file. Slashes in its key may be sent as they are, or as `%2F`.",
        failures: STORAGE_ERRORS,
      }),
    )
    .input(storedFileKeyInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.file.delete("assets", input.key, ctx.actor.author)),

  getMedia: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/cdn/media/{key}",
        tag: TAG,
        summary: "Read about a media file",
        description:
          "Its size, its date, and the URL of its content. Slashes in its key may be sent as they are, or as `%2F`.",
        failures: STORAGE_ERRORS,
      }),
    )
    .input(storedFileKeyInput)
    .output(storedFile)
    .query(({ ctx, input }) => ctx.services.file.get("media", input.key)),

  deleteMedia: administratorProcedure
    .meta(
      adminCall({
        method: "DELETE",
        path: "/cdn/media/{key}",
        tag: TAG,
        summary: "Delete a media file",
        description:
          "Removes a file, also one that translations use. Slashes in its key may be sent as they are, or as `%2F`.",
        failures: STORAGE_ERRORS,
      }),
    )
    .input(storedFileKeyInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.file.delete("media", input.key, ctx.actor.author)),

  uses: editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/cdn/file-uses",
        tag: TAG,
        summary: "List what uses a file",
        description: "The translations whose audio or video a file is.",
      }),
    )
    .input(fileUsesInput)
    .output(fileUses)
    .query(({ ctx, input }) => ctx.services.file.uses(input)),
});
