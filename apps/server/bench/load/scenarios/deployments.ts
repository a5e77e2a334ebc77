import { type ClientRequest, get as getOverHttp, type IncomingMessage } from "node:http";
import { get as getOverHttps } from "node:https";
import type { DeployAnswer } from "@saywhere/validators/cdn/deployment";
import { paths } from "@saywhere/validators/urls/paths";
import { waited } from "../arrivals.ts";
import type { HttpClient } from "../http-client.ts";
import { isAsWritten, type Saved } from "./editors.ts";
import { dataPath } from "./pages.ts";
import type { Member } from "./team.ts";

export interface Deployed {
  seconds: number;
  files: number;
  made: number;
  uploaded: number;
}

/** Timeout of a deployment under load, and the pause before the next one, in milliseconds. */
const PATIENCE = 600_000;
const BETWEEN = 5_000;

const DEPLOY_KIND = "deployments";

/** Deploys to the store, at once and again and again until aborted; the first time all, then what changed. */
export async function deployContinuously(
  client: HttpClient,
  token: string,
  signal: AbortSignal,
): Promise<Deployed[]> {
  const done: Deployed[] = [];
  do {
    const deployed = await deploy(client, token);
    if (deployed) done.push(deployed);
  } while (await waited(BETWEEN, signal));
  return done;
}

/** @returns null where it failed, which is counted */
export async function deploy(client: HttpClient, token: string): Promise<Deployed | null> {
  const planned = performance.now();
  const asked = {
    kind: DEPLOY_KIND,
    path: "/api/cdn/static-site/deploy",
    planned,
    method: "POST" as const,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: "{}",
  };
  const answer = await client.ask(asked, PATIENCE);
  if (!answer) return null;
  const { success, error, counts } = JSON.parse(answer.body.toString()) as DeployAnswer;
  if (!success) client.wrong(DEPLOY_KIND, error ?? "it did not succeed");
  return {
    seconds: (performance.now() - planned) / 1_000,
    files: counts.pages,
    made: counts.rendered - counts.reused,
    uploaded: counts.uploaded,
  };
}

/** Sees that the static export has what was saved last, when a deployment followed. */
export async function checkCopy(client: HttpClient, siteBucketUrl: string, saved: Saved): Promise<void> {
  for (const written of saved.values()) {
    const { language, phrase } = written.entry;
    const path = `${paths.translation(language.slug, phrase.slug)}/index.html`;
    const page = await fetch(siteBucketUrl + path, { signal: AbortSignal.timeout(30_000) });
    const text = await page.text();
    if (!page.ok) client.wrong(DEPLOY_KIND, `the copy has no page ${path}`);
    else if (!isAsWritten(text, written))
      client.wrong(DEPLOY_KIND, "a page of the copy is not as it was saved");
  }
}

export interface Watching {
  /** How many words came so far. */
  received(): number;
  end(): void;
}

const WATCH_KIND = "watching deployments";

/** Keeps the page of deployments open, as a browser does. */
export function watchDeployments(
  client: HttpClient,
  member: Member,
  certificate: string | undefined,
): Watching {
  let [received, over] = [0, false];
  const url = client.origin + dataPath("deployment.watch", {});
  const options = { agent: false as const, headers: { ...member.headers, accept: "text/event-stream" } };
  const taken = (response: IncomingMessage): void => {
    if (response.statusCode !== 200) client.wrong(WATCH_KIND, `the answer was ${response.statusCode}`);
    response.on("data", (chunk: Buffer) => (received += chunk.toString().split("\n\n").length - 1));
    response.once("close", () => {
      if (!over) client.wrong(WATCH_KIND, "the connection ended");
    });
    response.on("error", () => undefined);
  };
  const asked: ClientRequest = certificate
    ? getOverHttps(url, { ...options, ca: certificate }, taken)
    : getOverHttp(url, options, taken);
  asked.on("error", (error) => {
    if (!over) client.wrong(WATCH_KIND, error.message);
  });
  return {
    received: () => received,
    end() {
      over = true;
      asked.destroy();
    },
  };
}
