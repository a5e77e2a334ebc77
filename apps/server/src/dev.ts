import { readDevelopmentEnv } from "./env.ts";
import { createLog } from "./logging/log.ts";
import { secretsOf } from "./logging/secrets-of.ts";
import { runServer } from "./running/run-server.ts";
import { withOperatorErrors } from "./running/tell-mendable.ts";

await withOperatorErrors("The development server could not start", async () => {
  const env = readDevelopmentEnv();
  await runServer(env, createLog(env.logLevel, { secrets: secretsOf(env) }), { pages: false });
});
