// Separate from the schemas, so that importing these limits does not add Zod to the browser bundle.

/** Maximum number of calls in one request under /trpc: the admin splits larger batches, and the server rejects them. */
export const BATCH_CALLS = 10;

/** Maximum length of a batch URL in characters. Proxies and servers truncate longer URLs. */
export const BATCH_URL_LENGTH = 4_000;
