import type { FastifyInstance } from "fastify";
import type { Env } from "../config/env.ts";
import { StartupError } from "../errors/startup-error.ts";

/** The environment variables that configure the host and port to listen on. */
interface Variables {
  host: string;
  port: string;
}

/**
 * Opens the port.
 *
 * @param variables named in the error, to be changed when this port is not available
 * @throws StartupError when the port is taken or not permitted, or when the host is not an IP address of this machine
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Env, "host" | "port">,
  variables: Variables = { host: "HOST", port: "PORT" },
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const message = explain((error as NodeJS.ErrnoException).code, { host, port }, variables);
    if (!message) throw error;
    throw new StartupError(message, { cause: error });
  }
}

function explain(
  code: string | undefined,
  { host, port }: Pick<Env, "host" | "port">,
  variables: Variables,
): string | undefined {
  switch (code) {
    case "EADDRINUSE":
      return `port ${port} is taken by another program. Stop that program, or set ${variables.port} to a free one, such as ${variables.port}=${port + 1}.`;
    case "EACCES":
      return `port ${port} is not allowed for this user. Set ${variables.port} to one above 1023, such as ${variables.port}=3000.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `${host} is not an address of this machine. Set ${variables.host} to one that is, such as ${variables.host}=localhost.`;
    default:
      return undefined;
  }
}
