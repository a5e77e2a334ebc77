import type { FastifyInstance } from "fastify";
import type { Env } from "../config/env.ts";
import { StartupError } from "../errors/startup-error.ts";

/** The variables that say where to listen. */
interface Variables {
  host: string;
  port: string;
}

/**
 * Opens the port.
 *
 * @param variables that somebody changes who cannot have this one
 * @throws StartError when the port is taken, not allowed, or the host is not this machine's
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
