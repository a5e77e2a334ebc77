import type { Readable } from "node:stream";
import {
  AbortMultipartUploadCommand,
  type CompleteMultipartUploadCommandOutput,
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  paginateListObjectsV2,
  type S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { encodeKey } from "@saywhere/validators/files/file-key";
import type { StorageError } from "../../errors/storage-error.ts";
import { fromS3Error } from "./from-s3-error.ts";
import {
  type ListOptions,
  type ObjectDetails,
  type ObjectHeaders,
  type ObjectStorage,
  trackStreamError,
} from "./object-storage.ts";

/** The most keys that S3 deletes in one call. */
const DELETE_BATCH = 1_000;

interface Options {
  client: S3Client;
  bucket: string;
  endpoint: string | undefined;
  region: string;
  /** Values that must not appear in messages, such as the key, even if the store repeats them. */
  secrets?: readonly string[];
}

/** Stores objects in a bucket of an S3-compatible store. */
export class S3ObjectStorage implements ObjectStorage {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #explain: (error: unknown) => StorageError;

  constructor({ client, ...location }: Options) {
    this.#client = client;
    this.#bucket = location.bucket;
    this.#explain = (error) => fromS3Error(error, location);
  }

  async *list(prefix = "", { after }: ListOptions = {}) {
    try {
      const pages = paginateListObjectsV2(
        { client: this.#client },
        { Bucket: this.#bucket, Prefix: prefix, ...(after && { StartAfter: after }) },
      );
      for await (const { Contents = [] } of pages) {
        for (const { Key, Size = 0, LastModified = new Date(0), ETag = "" } of Contents) {
          if (Key !== undefined) yield { key: Key, size: Size, lastModified: LastModified, etag: bare(ETag) };
        }
      }
    } catch (error) {
      throw this.#explain(error);
    }
  }

  async head(key: string) {
    const found = await this.#find(() =>
      this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: key })),
    );
    return found && detailsOf(key, found);
  }

  async get(key: string) {
    const found = await this.#find(() =>
      this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key })),
    );
    return found && { ...detailsOf(key, found), body: found.Body as Readable };
  }

  async put(
    key: string,
    body: Buffer | Readable,
    { contentType, cacheControl, contentEncoding, metadata }: ObjectHeaders,
  ) {
    const params = {
      Bucket: this.#bucket,
      Key: key,
      Body: body,
      ContentType: contentType,
      CacheControl: cacheControl,
      ContentEncoding: contentEncoding,
      Metadata: metadata,
    };
    const bodyError = trackStreamError(body);
    try {
      // A stream cannot be sent a second time, but its parts can.
      const { ETag = "" } = Buffer.isBuffer(body)
        ? await this.#client.send(new PutObjectCommand(params))
        : await uploadMultipart(this.#client, params);
      return bare(ETag);
    } catch (error) {
      throw bodyError() ?? this.#explain(error);
    }
  }

  async copy(from: string, to: string) {
    const CopySource = encodeKey(`${this.#bucket}/${from}`);
    const copied = await this.#find(() =>
      this.#client.send(new CopyObjectCommand({ Bucket: this.#bucket, Key: to, CopySource })),
    );
    return copied && bare(copied.CopyObjectResult?.ETag ?? "");
  }

  async delete(keys: readonly string[]) {
    for (let start = 0; start < keys.length; start += DELETE_BATCH) {
      const Objects = keys.slice(start, start + DELETE_BATCH).map((Key) => ({ Key }));
      try {
        const { Errors = [] } = await this.#client.send(
          new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects, Quiet: true } }),
        );
        const first = Errors.find(({ Code }) => Code !== "NoSuchKey");
        if (first) throw Object.assign(new Error(first.Message), { name: first.Code });
      } catch (error) {
        throw this.#explain(error);
      }
    }
  }

  /** Returns null when the store reports a missing object; a missing bucket is an error instead. */
  async #find<T>(send: () => Promise<T>): Promise<T | null> {
    try {
      return await send();
    } catch (error) {
      const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
      if (name === "NoSuchKey" || name === "NotFound") return null;
      if ($metadata?.httpStatusCode === 404 && name !== "NoSuchBucket") return null;
      throw this.#explain(error);
    }
  }
}

interface Described {
  ContentLength?: number | undefined;
  LastModified?: Date | undefined;
  ETag?: string | undefined;
  ContentType?: string | undefined;
  CacheControl?: string | undefined;
  ContentEncoding?: string | undefined;
  Metadata?: Record<string, string> | undefined;
}

function detailsOf(key: string, described: Described): ObjectDetails {
  return {
    key,
    size: described.ContentLength ?? 0,
    lastModified: described.LastModified ?? new Date(0),
    etag: bare(described.ETag ?? ""),
    contentType: described.ContentType ?? "application/octet-stream",
    cacheControl: described.CacheControl,
    contentEncoding: described.ContentEncoding,
    metadata: described.Metadata ?? {},
  };
}

function bare(etag: string): string {
  return etag.replace(/^"|"$/g, "");
}

/** Uploads a stream in parts, each of which can be retried; a short stream is sent in a single request. */
async function uploadMultipart(
  client: S3Client,
  params: PutObjectCommandInput,
): Promise<CompleteMultipartUploadCommandOutput> {
  const upload = new Upload({ client, params, leavePartsOnError: true });
  try {
    return await upload.done();
  } catch (error) {
    const { Bucket, Key } = params;
    // The library would abort the upload itself, and would throw the error of the abort instead of the original one.
    if (upload.uploadId) {
      await client
        .send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId: upload.uploadId }))
        .catch(() => undefined);
    }
    throw error;
  }
}
