import { beforeAll } from "vitest";
import { forAllTests } from "./for-all-tests.ts";
import { type RestCalls, restCalls } from "./rest-calls.ts";
import { startTestServer, type TestServer } from "./start-test-server.ts";

export interface OpenRest extends RestCalls {
  server: TestServer;
  /** Token of an editor, which the calls send. */
  token: string;
}

/**
 * Opens a server with the initial content for the tests of a file, and REST calls as an editor's program makes them.
 */
export function openRest(): OpenRest {
  const server = forAllTests(() => startTestServer());
  const opened = { server, token: "" };
  beforeAll(async () => {
    opened.token = await server.tokenFor("editor");
  });
  return Object.assign(
    opened,
    restCalls(() => opened),
  );
}
