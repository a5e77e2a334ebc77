import { readEnv } from "../env.ts";
import { createLog } from "../logging/log.ts";
import { secretsOf } from "../logging/secrets-of.ts";
import { runServer } from "./run-server.ts";
import { tellMendable } from "./tell-mendable.ts";

export async function start(): Promise<void> {
  await tellMendable("Saywhere could not start", async () => {
    const env = readEnv();
    await runServer(env, createLog(env.logLevel, { secrets: secretsOf(env) }));
  });
}
