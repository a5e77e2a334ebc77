import {
  AbortMultipartUploadCommand,
  type CompleteMultipartUploadCommandOutput,
  type PutObjectCommandInput,
  type S3Client,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";

/** Uploads a stream in parts, each of which can be retried; a short stream is sent in a single request. */
export async function sendInParts(
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
