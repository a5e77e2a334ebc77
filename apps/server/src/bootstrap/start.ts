import { misspelledVariables, readEnv } from "../config/env.ts";
import { createLog, secretsOf } from "../lib/log.ts";
import { withOperatorErrors } from "./report-operator-errors.ts";
import { runServer } from "./run-server.ts";
import { withFreePort } from "./with-free-port.ts";

export async function start(): Promise<void> {
  await withOperatorErrors("Saywhere could not start", async () => {
    const env = await withFreePort(readEnv());
    const log = createLog(env.logLevel, { secrets: secretsOf(env) });
    for (const sentence of misspelledVariables()) log.warn(sentence);
    await runServer(env, log);
  });
}
