import { S3Client } from "@aws-sdk/client-s3";
import type { S3Connection } from "../../config/storage-settings.ts";
import { sendMd5WithDeleteObjects } from "./delete-objects-md5.ts";
import { retryAfterClockChange } from "./retry-after-clock-change.ts";

interface Patience {
  /** In milliseconds. */
  connect: number;
  /** Milliseconds without a byte. */
  silence: number;
  /** Total number of attempts when the store is busy or the connection breaks. */
  attempts: number;
}

const PATIENCE: Patience = { connect: 5_000, silence: 30_000, attempts: 4 };

/** Creates the client that all buckets of a store share. */
export function createS3Client(connection: S3Connection, patience: Patience = PATIENCE): S3Client {
  const { endpoint, region, accessKeyId, secretAccessKey, pathStyle } = connection;
  const client = new S3Client({
    ...(endpoint && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    maxAttempts: patience.attempts,
    retryMode: "standard",
    // By default, the SDK adds framing to streams that some S3-compatible stores save as content.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: patience.connect,
      socketTimeout: patience.silence,
      httpAgent: { maxSockets: 64 },
      httpsAgent: { maxSockets: 64 },
    },
  });
  sendMd5WithDeleteObjects(client);
  retryAfterClockChange(client);
  return client;
}
