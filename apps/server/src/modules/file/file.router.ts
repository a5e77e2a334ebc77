import { pageHeaders } from "@saywhere/validators/api/pagination";
import { successResult } from "@saywhere/validators/api/success";
import {
  type FileStore,
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

const KEY_NOTE = "Slashes in its key may be sent as they are, or as `%2F`.";

function list(store: FileStore, names: string, purpose: string) {
  return editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: `/cdn/${store}`,
        tag: TAG,
        summary: `List the ${names}`,
        description: `Files that were uploaded ${purpose}. Without \`limit\` all of them, however many.`,
        responseHeaders: pageHeaders,
        failures: STORAGE_ERRORS,
      }),
    )
    .input(storedFileListInput)
    .output(storedFileList)
    .query(({ ctx, input }) => ctx.services.file.list(store, input));
}

function read(store: FileStore, name: string) {
  return editorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: `/cdn/${store}/{key}`,
        tag: TAG,
        summary: `Read about ${name}`,
        description: `Its size, its date, and the URL of its content. ${KEY_NOTE}`,
        failures: STORAGE_ERRORS,
      }),
    )
    .input(storedFileKeyInput)
    .output(storedFile)
    .query(({ ctx, input }) => ctx.services.file.get(store, input.key));
}

function remove(store: FileStore, name: string, effect: string) {
  return administratorProcedure
    .meta(
      adminCall({
        method: "DELETE",
        path: `/cdn/${store}/{key}`,
        tag: TAG,
        summary: `Delete ${name}`,
        description: `${effect} ${KEY_NOTE}`,
        failures: STORAGE_ERRORS,
      }),
    )
    .input(storedFileKeyInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.file.delete(store, input.key, ctx.actor.author));
}

export const fileRouter = router({
  assets: list("assets", "assets", "for pages"),
  media: list("media", "media files", "to be played"),
  getAsset: read("assets", "an asset"),
  deleteAsset: remove("assets", "an asset", "Removes a file."),
  getMedia: read("media", "a media file"),
  deleteMedia: remove("media", "a media file", "Removes a file, also one that translations use."),

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
