import { misspelledVariables, readEnv } from "../env.ts";
import { createLog } from "../logging/log.ts";
import { secretsOf } from "../logging/secrets-of.ts";
import { runServer } from "./run-server.ts";
import { withOperatorErrors } from "./tell-mendable.ts";

export async function start(): Promise<void> {
  await withOperatorErrors("Saywhere could not start", async () => {
    const env = readEnv();
    const log = createLog(env.logLevel, { secrets: secretsOf(env) });
    for (const sentence of misspelledVariables()) log.warn(sentence);
    await runServer(env, log);
  });
}
