import { createHash } from "node:crypto";
import type { S3Client } from "@aws-sdk/client-s3";

/**
 * Makes DeleteObjects requests carry the MD5 of their body instead of the SDK's CRC: Amazon S3 accepts either, but many
 * S3-compatible stores, such as OpenStack Swift, only support MD5.
 *
 * @see https://github.com/aws/aws-sdk-js-v3/blob/main/supplemental-docs/MD5_FALLBACK.md
 */
export function sendMd5WithDeleteObjects(client: S3Client): void {
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
