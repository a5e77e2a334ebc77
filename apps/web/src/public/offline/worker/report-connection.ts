import type { WorkboxPlugin } from "workbox-core/types.js";
import type { ConnectionMessage } from "../../lib/offline/worker-messages.ts";

declare const self: ServiceWorkerGlobalScope;

/** Reports to the page that requests data whether the site responded. */
export const reportConnection: WorkboxPlugin = {
  fetchDidSucceed: async ({ event, response }) => {
    await send(event, { reachable: true });
    return response;
  },
  // A copy is used when the request failed, or when there was no response for some time.
  cachedResponseWillBeUsed: async ({ event, request, cachedResponse }) => {
    if (cachedResponse) await reportFailure(event, request);
    return cachedResponse;
  },
  handlerDidError: ({ event, request }) => reportFailure(event, request),
};

/** A request that the page itself aborted tells nothing about the site. */
async function reportFailure(event: ExtendableEvent, { signal }: Request): Promise<undefined> {
  if (!signal.aborted) await send(event, { reachable: false });
}

async function send(event: ExtendableEvent, message: ConnectionMessage): Promise<void> {
  (await self.clients.get((event as FetchEvent).clientId))?.postMessage(message);
}
