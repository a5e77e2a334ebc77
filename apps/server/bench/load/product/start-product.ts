import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "@saywhere/db/embedded-postgres/start-embedded-postgres";
import { startS3Server } from "../../../src/modules/storage/testing/start-s3-server.ts";
import { freePort } from "../../../test/support/free-port.ts";
import type { Faults } from "../measuring/faults.ts";
import { type Instance, startInstance } from "./start-instance.ts";
import { startNginx } from "./start-nginx.ts";

/** The product as it runs for real, on this machine alone. */
export interface Product {
  /** Where visitors go. */
  origin: string;
  /** What the certificate of that place is checked with, where it has one. */
  certificate: string | undefined;
  databaseUrl: string;
  /** Where the static copy is read. */
  siteBucketUrl: string;
  instances: Instance[];
}

interface Options {
  /** Two of them are behind nginx. */
  instances: 1 | 2;
  faults: Faults;
  /** Is told when a part ends by itself. */
  onEnd: (error: Error) => void;
}

export const ADMINISTRATOR = { email: "load@example.org", password: "a password for the load" };

const BUCKETS = ["load-site", "load-assets", "load-media"] as const;

/**
 * Starts everything with today's content, in a folder of its own.
 *
 * @param stack stops and removes it all when it is disposed of, also when the start fails half-way
 */
export async function startProduct(stack: AsyncDisposableStack, options: Options): Promise<Product> {
  const { faults, onEnd } = options;
  const folder = await mkdtemp(join(tmpdir(), "saywhere-load-"));
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "postgres"), onFailure: onEnd });
  stack.defer(() => postgres.stop());
  const store = await startS3Server([...BUCKETS]);
  stack.defer(() => store.stop());
  const variables = {
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, "data"),
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
    S3_STATIC_BUCKET: BUCKETS[0],
    S3_ASSETS_BUCKET: BUCKETS[1],
    S3_MEDIA_BUCKET: BUCKETS[2],
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  };
  const start = async (name: string, port: number, more: Record<string, string>) => {
    const instance = await startInstance({ name, port, variables: { ...variables, ...more }, faults, onEnd });
    stack.defer(instance.stop);
    return instance;
  };
  const common = { databaseUrl: postgres.url, siteBucketUrl: `${store.endpoint}/${BUCKETS[0]}` };
  const [firstPort, secondPort] = [await freePort(), await freePort()];
  if (options.instances === 1) {
    const origin = `http://127.0.0.1:${firstPort}`;
    const instance = await start("the server", firstPort, { PUBLIC_URL: origin });
    return { ...common, origin, certificate: undefined, instances: [instance] };
  }
  const ports = {
    https: await freePort(),
    http: await freePort(),
    instances: [firstPort, secondPort] as [number, number],
  };
  const origin = `https://127.0.0.1:${ports.https}`;
  const behind = { PUBLIC_URL: origin, TRUST_PROXY: "1" };
  const first = await start("the first server", firstPort, behind);
  const second = await start("the second server", secondPort, {
    ...behind,
    DATA_DIR: join(folder, "data-2"),
  });
  const nginx = await startNginx({ folder, ports, faults, onEnd });
  stack.defer(nginx.stop);
  return { ...common, origin, certificate: nginx.certificate, instances: [first, second] };
}
