import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { S3Server } from "../src/modules/storage/testing/start-s3-server.ts";

const run = promisify(execFile);

export interface SyncClient {
  name: string;
  /** Makes a bucket hold what a folder holds. */
  sync: (folder: string, bucket: string) => Promise<void>;
}

/** The installed programs that synchronize a bucket with a folder. */
export async function syncClients({ endpoint, accessKeyId, secretAccessKey }: S3Server) {
  const { host } = new URL(endpoint);
  // Other settings of the program on this machine do not apply to this store.
  const rclone = {
    PATH: process.env.PATH,
    HOME: "/nonexistent",
    RCLONE_S3_PROVIDER: "Other",
    RCLONE_S3_ENDPOINT: endpoint,
    RCLONE_S3_ACCESS_KEY_ID: accessKeyId,
    RCLONE_S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const s3cmd = ["--config=/dev/null", "--no-ssl", `--host=${host}`, `--host-bucket=${host}`, "--quiet"];
  const clients: SyncClient[] = [
    {
      name: "rclone sync --checksum --fast-list",
      sync: async (folder, bucket) =>
        void (await run("rclone", ["sync", "--checksum", "--fast-list", folder, `:s3:${bucket}`], {
          env: rclone,
        })),
    },
    {
      name: "s3cmd sync",
      sync: async (folder, bucket) => {
        const keys = [`--access_key=${accessKeyId}`, `--secret_key=${secretAccessKey}`];
        await run("s3cmd", [...s3cmd, ...keys, "sync", "--delete-removed", `${folder}/`, `s3://${bucket}/`]);
      },
    },
  ];
  const there = await Promise.all(clients.map(({ name }) => isThere(name.split(" ")[0] ?? "")));
  return {
    installed: clients.filter((_, index) => there[index]),
    missing: clients.filter((_, index) => !there[index]).map(({ name }) => name),
  };
}

async function isThere(program: string): Promise<boolean> {
  return run(program, ["--version"]).then(
    () => true,
    () => false,
  );
}
