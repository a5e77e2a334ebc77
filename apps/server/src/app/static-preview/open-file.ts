import { once } from "node:events";
import { fstat, ReadStream } from "node:fs";
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import { type FileSendResult, send } from "@fastify/send";
import { keyToPath } from "../../modules/storage/local-keys.ts";
import type { ObjectDetails } from "../../modules/storage/object-storage.ts";

export interface OpenFile {
  status: number;
  headers: Record<string, string>;
  body: Readable;
}

/**
 * Opens a file for a request: whole, in part, or not at all if the client's copy is current.
 *
 * @param content the folder that keys are relative to
 * @returns null if the file does not exist any more
 */
export async function openFile(
  request: IncomingMessage,
  content: string,
  { key, etag, contentType, cacheControl }: ObjectDetails,
): Promise<OpenFile | null> {
  // For a file that was put there by other means, the type depends only on the name.
  const typeIsKept = etag !== "";
  const options = {
    root: content,
    index: false,
    // Names that start with a dot do not belong to the site.
    dotfiles: "ignore",
    cacheControl: false,
    contentType: !typeIsKept,
  } as const;
  for (;;) {
    const found = await send(request, encodeURI(keyToPath("/", key)), options);
    const { type, statusCode: status, headers, stream: body } = found;
    if (type === "directory" || status === 404) return null;
    if (type === "error") return { status, headers, body };
    if (body instanceof ReadStream && !(await isFileOf(found, body))) {
      body.destroy();
      continue;
    }
    if (typeIsKept && status !== 304) headers["content-type"] = contentType;
    if (cacheControl !== undefined) headers["cache-control"] = cacheControl;
    return { status, headers, body };
  }
}

/** Whether the opened file is the one the headers describe, because a deployment can replace it in between. */
async function isFileOf({ metadata }: FileSendResult, body: ReadStream): Promise<boolean> {
  try {
    const [descriptor] = (await once(body, "open")) as [number];
    const { size, mtimeMs } = await promisify(fstat)(descriptor);
    return size === metadata.stat.size && mtimeMs === metadata.stat.mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}
