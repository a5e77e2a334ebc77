import pretty from "pino-pretty";
import { misspelledVariables, readDevelopmentEnv } from "../config/env.ts";
import { createLog, secretsOf } from "../lib/log.ts";
import { withOperatorErrors } from "./report-operator-errors.ts";
import { runServer } from "./run-server.ts";

await withOperatorErrors("The development server could not start", async () => {
  const env = readDevelopmentEnv();
  const destination = pretty({ ignore: "pid,hostname", sync: true });
  const log = createLog(env.logLevel, { secrets: secretsOf(env), destination });
  for (const sentence of misspelledVariables()) log.warn(sentence);
  await runServer(env, log, { development: true });
});
