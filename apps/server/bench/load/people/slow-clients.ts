import { get as getOverHttp, type IncomingMessage } from "node:http";
import { get as getOverHttps } from "node:https";
import { setTimeout as delay } from "node:timers/promises";
import { anyOf } from "../any-of.ts";
import { comeByThemselves } from "./come-by-themselves.ts";
import { translationPlace } from "./places.ts";
import { BROWSER } from "./read-page.ts";
import type { Traffic } from "./visitors.ts";

/** A telephone far from its mast: so many bytes, and then nothing for so many milliseconds. */
const BYTES = 4_096;
const PAUSE = 50;
const MOST_AT_ONCE = 200;
const PATIENCE = 60_000;

/** Has visitors come on slow lines, each on a connection of his own, who take pages and what they load. */
export function sendSlowClients(
  { client, catalogue, moments, stretch }: Traffic,
  { rate, certificate }: { rate: number; certificate: string | undefined },
): void {
  let open = 0;
  comeByThemselves(moments, stretch, rate, async (planned) => {
    if (open >= MOST_AT_ONCE) return;
    open++;
    const { path } = Math.random() < 0.5 ? anyOf(catalogue.assets) : translationPlace(catalogue);
    const kind = "slow lines, all of an answer";
    try {
      const taken = await takeSlowly(client.origin + path, certificate);
      if (taken === 0) client.wrong(kind, `${path} came without a body`);
      client.ended(kind, planned);
    } catch (error) {
      client.wrong(kind, (error as Error).message);
    } finally {
      open--;
    }
  });
}

async function takeSlowly(url: string, certificate: string | undefined): Promise<number> {
  const options = { agent: false as const, headers: BROWSER, signal: AbortSignal.timeout(PATIENCE) };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const asked = certificate
      ? getOverHttps(url, { ...options, ca: certificate }, resolve)
      : getOverHttp(url, options, resolve);
    asked.once("error", reject);
  });
  if (response.statusCode !== 200) {
    response.resume();
    throw new Error(`the answer was ${response.statusCode}`);
  }
  let taken = 0;
  for await (const chunk of response) {
    taken += (chunk as Buffer).length;
    await delay((PAUSE * (chunk as Buffer).length) / BYTES);
  }
  return taken;
}
