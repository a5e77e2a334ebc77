import type { S3Client } from "@aws-sdk/client-s3";

/** Milliseconds between two clocks from which on they count as different: stores refuse some minutes more. */
export const CLOCK_TOLERANCE = 4 * 60_000;

interface Failure {
  $metadata?: { clockSkewCorrected?: true };
}

/**
 * Has a call sent again that was refused since this machine's clock was set. The SDK signs by the store's clock, as
 * the store's last response told it, and tries again by itself when a clock goes wrong; but not when a wrong one is put
 * right.
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
