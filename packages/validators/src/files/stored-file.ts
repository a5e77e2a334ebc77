import { z } from "zod";
import { SEARCH_MAX_LENGTH } from "../api/search-length.ts";
import { booleanText, wholeNumber } from "../texts/field-schemas.ts";

/** Buckets of uploaded files (specification §2): assets that pages need, and media that they play. */
export const fileStore = z.enum(["assets", "media"]);
export type FileStore = z.infer<typeof fileStore>;

/** A file in the assets or in the media (specification §3). */
export const storedFile = z
  .object({
    key: z.string().describe("Its path, with slashes"),
    size: z.int().describe("In bytes"),
    lastModified: z.iso.datetime(),
    url: z.string().describe("Where everybody can read it"),
  })
  .meta({ id: "StoredFile" });
export type StoredFile = z.infer<typeof storedFile>;

export const storedFileList = z
  .object({
    files: z.array(storedFile).describe("In the order of their keys' bytes"),
    next: z
      .string()
      .nullable()
      .describe("Key to send as `after` for the files after these; null on the last"),
  })
  .meta({ id: "StoredFileList" });
export type StoredFileList = z.infer<typeof storedFileList>;

export const storedFileListInput = z.object({
  search: z.string().max(SEARCH_MAX_LENGTH).optional().describe("Part of the key, in any case"),
  after: z.string().max(1_024).optional().describe("`next` of the list before"),
  limit: wholeNumber(1, 1_000).optional().describe("All files when left out"),
});
export type StoredFileListInput = z.infer<typeof storedFileListInput>;

/** Maximum length of a key in UTF-8 bytes, which is the limit of S3. */
const KEY_BYTES = 1_024;

/** The key of an existing file, which may have been stored by another program. */
export const storedFileKey = z
  .string()
  .min(1, "Name the file")
  .refine((key) => new TextEncoder().encode(key).length <= KEY_BYTES, "The file's name is too long")
  .describe("Path of the file");

export const storedFileKeyInput = z.object({ key: storedFileKey });

export const fileUsesInput = z.object({ store: fileStore.describe("Where the file is"), key: storedFileKey });
export type FileUsesInput = z.infer<typeof fileUsesInput>;

/** Query of `PUT /api/cdn/assets/{key}` and of the same route for media. */
export const fileUploadQuery = z.object({
  replace: booleanText().default(false).describe("Whether a file of the same name is replaced"),
});

/** Maximum number of translations that a response lists. */
export const FILE_USES_NAMED = 20;

/** The translations that would lose their sound or their video if a file were deleted. */
export const fileUses = z
  .object({
    total: z.int().describe("How many translations there are in all"),
    translations: z.array(
      z.object({
        id: z.int(),
        language: z.string(),
        english: z.string(),
        field: z.enum(["audio_url", "video_url"]),
      }),
    ),
  })
  .meta({ id: "FileUses" });
export type FileUses = z.infer<typeof fileUses>;

export interface FileKind {
  contentType: string;
  /** Accepted file name extensions. */
  extensions: string[];
}

/** Types that may be uploaded; none that a browser would run as a page of this origin. */
export const FILE_KINDS: Record<FileStore, FileKind[]> = {
  assets: [
    { contentType: "image/png", extensions: ["png"] },
    { contentType: "image/jpeg", extensions: ["jpg", "jpeg"] },
    { contentType: "image/webp", extensions: ["webp"] },
    { contentType: "image/avif", extensions: ["avif"] },
    { contentType: "image/gif", extensions: ["gif"] },
    { contentType: "image/svg+xml", extensions: ["svg"] },
    { contentType: "application/pdf", extensions: ["pdf"] },
    { contentType: "font/woff2", extensions: ["woff2"] },
    { contentType: "text/plain", extensions: ["txt"] },
    { contentType: "text/csv", extensions: ["csv"] },
    { contentType: "application/json", extensions: ["json"] },
  ],
  media: [
    { contentType: "audio/mpeg", extensions: ["mp3"] },
    { contentType: "audio/mp4", extensions: ["m4a"] },
    { contentType: "audio/ogg", extensions: ["ogg", "oga", "opus"] },
    { contentType: "audio/wav", extensions: ["wav"] },
    { contentType: "audio/flac", extensions: ["flac"] },
    { contentType: "audio/webm", extensions: ["weba"] },
    { contentType: "video/mp4", extensions: ["mp4", "m4v"] },
    { contentType: "video/webm", extensions: ["webm"] },
    { contentType: "text/vtt", extensions: ["vtt"] },
  ],
};

/** Returns the type of a file by its name; null if the type is not accepted. */
export function fileKindOf(store: FileStore, name: string): FileKind | null {
  const extension = /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
  return FILE_KINDS[store].find(({ extensions }) => extensions.includes(extension)) ?? null;
}

/** The folder of the media files where editors may add recordings. */
export const RECORDINGS = "recordings/";

/** The extensions of the files that editors may add there. */
export const RECORDING_EXTENSIONS = ["mp3", "m4a"];

/** Whether a key of the media is one under which editors may add a file: an MP3 or an M4A among the recordings. */
export function isRecordingKey(key: string): boolean {
  const name = key.toLowerCase();
  return (
    key.startsWith(RECORDINGS) && RECORDING_EXTENSIONS.some((extension) => name.endsWith(`.${extension}`))
  );
}

/** Formats a size as in specification §9: B under 1 KB, KB with one decimal under 1 MB, else MB. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = (bytes / 1024).toFixed(1);
  return Number(kilobytes) < 1024 ? `${kilobytes} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
