import type { AddressInfo } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import type { Env } from "../../config/env.ts";
import { listen } from "../../http/listen.ts";
import { openBuckets } from "../../modules/storage/buckets.ts";
import { buildPreview } from "./preview-app.ts";

type PreviewEnv = Pick<Env, "host" | "publicUrl" | "previewPort" | "previewUrl" | "storage">;

export interface Preview {
  url: string;
  /** Why the preview is not available at this URL; null if it is. */
  failure: string | null;
  close(): Promise<void>;
}

/**
 * Serves the static export in local storage on its own port. The site does not depend on that port, so a port that
 * cannot be opened is logged instead of being thrown as an error.
 *
 * @returns null if the static export is stored in a bucket
 */
export async function startPreview(env: PreviewEnv, log: FastifyBaseLogger): Promise<Preview | null> {
  const { host, publicUrl, previewPort, previewUrl, storage } = env;
  if (storage.provider !== "folder") return null;
  const { name: folder } = openBuckets(storage, { serverUrl: publicUrl, previewUrl }).static;
  const app = buildPreview({ folder, publicUrl, log });
  try {
    await listen(app, { host, port: previewPort });
  } catch (error) {
    await app.close();
    return { url: previewUrl, failure: (error as Error).message, close: async () => undefined };
  }
  const url = new URL(previewUrl);
  const [address] = app.addresses() as AddressInfo[];
  url.port = String(address?.port);
  return { url: url.origin, failure: null, close: () => app.close() };
}
