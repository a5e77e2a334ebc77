import type { S3Client } from "@aws-sdk/client-s3";

/** Clock difference in milliseconds that is treated as an error; stores reject a difference of some minutes more. */
export const CLOCK_TOLERANCE = 4 * 60_000;

interface Failure {
  $metadata?: { clockSkewCorrected?: true };
}

/**
 * Retries a request that was rejected because this machine's clock was set since. The SDK signs with the store's clock,
 * as its last response reported it, and retries when the clock becomes wrong, but not when a wrong clock is corrected.
 */
export function retryAfterClockChange(client: S3Client): void {
  client.middlewareStack.addRelativeTo(
    <Args, Output>(next: (args: Args) => Promise<Output>) =>
      async (args: Args) => {
        const signedWith = client.config.systemClockOffset;
        try {
          return await next(args);
        } catch (error) {
          const { $metadata } = error as Failure;
          const change = Math.abs(client.config.systemClockOffset - signedWith);
          if ($metadata && change >= CLOCK_TOLERANCE) $metadata.clockSkewCorrected = true;
          throw error;
        }
      },
    { relation: "after", toMiddleware: "retryMiddleware", name: "retryAfterClockChange" },
  );
}
