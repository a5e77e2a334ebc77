import {
  AbortMultipartUploadCommand,
  type CompleteMultipartUploadCommandOutput,
  type PutObjectCommandInput,
  type S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";

/** Sends a stream in parts, each of which can be sent again; what is short goes in one piece. */
export async function sendInParts(
  client: S3Client,
  params: PutObjectCommandInput,
): Promise<CompleteMultipartUploadCommandOutput> {
  const upload = new Upload({ client, params, leavePartsOnError: true });
  try {
    return await upload.done();
  } catch (error) {
    const { Bucket, Key } = params;
    // The library would remove the parts itself, and throw what that meets in place of what went wrong before.
    if (upload.uploadId) {
      await client
        .send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId: upload.uploadId }))
        .catch(() => undefined);
    }
    throw error;
  }
}
