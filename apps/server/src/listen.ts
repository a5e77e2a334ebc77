import type { FastifyInstance } from "fastify";
import type { Env } from "./env.ts";
import { StartError } from "./start-error.ts";

/**
 * Opens the port.
 *
 * @throws StartError when the port is taken, not allowed, or the host is not this machine's
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Env, "host" | "port">,
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const message = explain((error as NodeJS.ErrnoException).code, host, port);
    if (!message) throw error;
    throw new StartError(message, { cause: error });
  }
}

function explain(code: string | undefined, host: string, port: number): string | undefined {
  switch (code) {
    case "EADDRINUSE":
      return `port ${port} is taken by another program. Stop that program, or set PORT to a free one, such as PORT=${port + 1}.`;
    case "EACCES":
      return `port ${port} is not allowed for this user. Set PORT to one above 1023, such as PORT=3000.`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return `${host} is not an address of this machine. Set HOST to one that is, such as HOST=localhost.`;
    default:
      return undefined;
  }
}
