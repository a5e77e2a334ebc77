import { createHash } from "node:crypto";
import { S3Client } from "@aws-sdk/client-s3";
import type { S3Connection } from "../../config/storage-settings.ts";

interface Timeouts {
  /** In milliseconds. */
  connect: number;
  /** Milliseconds without a byte. */
  silence: number;
  /** Total number of attempts when the store is busy or the connection breaks. */
  attempts: number;
}

const TIMEOUTS: Timeouts = { connect: 5_000, silence: 30_000, attempts: 4 };

/** Creates the client that all buckets of a store share. */
export function createS3Client(connection: S3Connection, timeouts: Timeouts = TIMEOUTS): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = connection;
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    maxAttempts: timeouts.attempts,
    retryMode: "standard",
    // By default, the SDK adds framing to streams that some S3-compatible stores save as content.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: timeouts.connect,
      socketTimeout: timeouts.silence,
      httpAgent: { maxSockets: 64 },
      httpsAgent: { maxSockets: 64 },
    },
  });
  sendMd5WithDeleteObjects(client);
  retryAfterClockChange(client);
  return client;
}

/**
 * Makes DeleteObjects requests carry the MD5 of their body instead of the SDK's CRC: Amazon S3 accepts either, but many
 * S3-compatible stores, such as OpenStack Swift, only support MD5.
 *
 * @see https://github.com/aws/aws-sdk-js-v3/blob/main/supplemental-docs/MD5_FALLBACK.md
 */
function sendMd5WithDeleteObjects(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const request = args.request as { headers: Record<string, string>; body?: string | Uint8Array };
        if (commandName === "DeleteObjectsCommand" && request.body !== undefined) {
          for (const name of Object.keys(request.headers)) {
            if (/^x-amz-(sdk-)?checksum-/i.test(name)) delete request.headers[name];
          }
          request.headers["content-md5"] = createHash("md5").update(request.body).digest("base64");
        }
        return next(args);
      },
    // Low priority, so that the SDK has already added its own checksum.
    { step: "build", priority: "low", name: "sendMd5WithDeleteObjects" },
  );
}

/** Clock difference in milliseconds that is treated as an error; stores reject a difference of some minutes more. */
export const CLOCK_TOLERANCE = 4 * 60_000;

interface SdkError {
  $metadata?: { clockSkewCorrected?: true };
}

/**
 * Retries a request that was rejected because this machine's clock was set since. The SDK signs with the store's clock,
 * as its last response reported it, and retries when the clock becomes wrong, but not when a wrong clock is corrected.
 */
function retryAfterClockChange(client: S3Client): void {
  client.middlewareStack.addRelativeTo(
    <Args, Output>(next: (args: Args) => Promise<Output>) =>
      async (args: Args) => {
        const signedWith = client.config.systemClockOffset;
        try {
          return await next(args);
        } catch (error) {
          const { $metadata } = error as SdkError;
          const change = Math.abs(client.config.systemClockOffset - signedWith);
          if ($metadata && change >= CLOCK_TOLERANCE) $metadata.clockSkewCorrected = true;
          throw error;
        }
      },
    { relation: "after", toMiddleware: "retryMiddleware", name: "retryAfterClockChange" },
  );
}
