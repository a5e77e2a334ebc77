import { type ClientRequest, get as getOverHttp, type IncomingMessage } from "node:http";
import { get as getOverHttps } from "node:https";
import type { HttpClient } from "../http-client.ts";
import { dataPath } from "../people/places.ts";
import type { Member } from "../people/team.ts";

export interface Watching {
  /** How many words came so far. */
  heard(): number;
  end(): void;
}

const KIND = "watching deployments";

/** Keeps the page of deployments open, as a browser does that is told how they go on. */
export function watchDeployments(
  client: HttpClient,
  member: Member,
  certificate: string | undefined,
): Watching {
  let [heard, over] = [0, false];
  const url = client.origin + dataPath("deployment.watch", {});
  const options = { agent: false as const, headers: { ...member.headers, accept: "text/event-stream" } };
  const taken = (response: IncomingMessage): void => {
    if (response.statusCode !== 200) client.wrong(KIND, `the answer was ${response.statusCode}`);
    response.on("data", (chunk: Buffer) => (heard += chunk.toString().split("\n\n").length - 1));
    response.once("close", () => {
      if (!over) client.wrong(KIND, "the connection ended");
    });
    response.on("error", () => undefined);
  };
  const asked: ClientRequest = certificate
    ? getOverHttps(url, { ...options, ca: certificate }, taken)
    : getOverHttp(url, options, taken);
  asked.on("error", (error) => {
    if (!over) client.wrong(KIND, error.message);
  });
  return {
    heard: () => heard,
    end() {
      over = true;
      asked.destroy();
    },
  };
}
