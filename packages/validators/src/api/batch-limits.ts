// Apart from schemas, which would come with them to the browser.

/** Calls of one request under /trpc at most: the administration area splits what it asks at once, the server refuses more. */
export const BATCH_CALLS = 10;

/** Characters of a batch's address at most. Proxies and servers cut longer addresses off. */
export const BATCH_ADDRESS_LENGTH = 4_000;
