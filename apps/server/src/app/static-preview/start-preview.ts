import type { AddressInfo } from "node:net";
import type { FastifyBaseLogger } from "fastify";
import type { Env } from "../../config/env.ts";
import { listen } from "../../http/listen.ts";
import { openBuckets } from "../../modules/storage/buckets.ts";
import { buildPreview } from "./preview-app.ts";

type PreviewEnv = Pick<Env, "host" | "publicUrl" | "previewPort" | "previewUrl" | "storage">;

export interface Preview {
  url: string;
  /** Why there is none at this address. */
  failure: string | null;
  close(): Promise<void>;
}

/**
 * Gives the static copy that local storage keeps, on a port of its own. The site itself does not need that port, so
 * one that cannot be opened is told and no failure.
 *
 * @returns null where the copy goes to a bucket
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
