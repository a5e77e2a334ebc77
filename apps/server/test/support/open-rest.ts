import type { TokenRole } from "@saywhere/validators/accounts/account";
import { beforeAll } from "vitest";
import { forAllTests } from "./for-all-tests.ts";
import { type RestCalls, restCalls } from "./rest-calls.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "./start-test-server.ts";

export interface OpenRest extends RestCalls {
  server: TestServer;
  /** The token that the calls send. */
  token: string;
}

/**
 * Opens a server with the initial content for the tests of a file, and REST calls as a program makes them.
 */
export function openRest(role: TokenRole = "editor", options: TestServerOptions = {}): OpenRest {
  const server = forAllTests(() => startTestServer(options));
  const opened = { server, token: "" };
  beforeAll(async () => {
    opened.token = await server.tokenFor(role);
  });
  return Object.assign(
    opened,
    restCalls(() => opened),
  );
}
