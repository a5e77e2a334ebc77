import { expect, test, vi } from "vitest";

vi.stubGlobal("__WB_DISABLE_DEV_LOGS", true);
vi.stubGlobal("OFFLINE_PAGE", { assets: ["/assets/show-card.js"] });
const { data } = await import("./cached-assets.ts");

/** Whether the response to a request for data is passed on; otherwise a copy takes its place. */
async function isPassedOn(status: number, type: string): Promise<boolean> {
  const accept = data.plugins.find(({ fetchDidSucceed }) => fetchDidSucceed)?.fetchDidSucceed;
  const response = new Response("", { status, headers: { "content-type": type } });
  const request = new Request(new URL("/data/languages.json", location.origin));
  const event = new Event("fetch") as ExtendableEvent;
  return accept?.({ request, response, event }).then(
    () => true,
    () => false,
  ) as Promise<boolean>;
}

test.each([
  [200, "application/json", true],
  [500, "application/json", true],
  // From a server that is overloaded or has no database.
  [503, "application/json", false],
  // Of the static export, which has no such file.
  [404, "text/html", true],
  // From a captive portal, and from a proxy.
  [200, "text/html; charset=utf-8", false],
  [502, "text/html", false],
])("takes data with status %i and the type %s for a response: %s", async (status, type, passedOn) => {
  expect(await isPassedOn(status, type)).toBe(passedOn);
});
