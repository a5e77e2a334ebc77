import createFetchClient, {
  type Client,
  type ClientOptions,
  defaultBodySerializer,
  type Middleware,
  mergeHeaders,
} from "openapi-fetch";
import type { components, paths } from "./rest-api.generated.ts";

export type { components, paths };

export interface SaywhereOptions extends Omit<ClientOptions, "baseUrl"> {
  /** URL of the server, such as `https://your.site` */
  url: string;
  /** API token. Reads of the public site need none. */
  token?: string;
}

/** What browsers and Node.js need to send a body that is a stream; other bodies are sent as before. */
const STREAMED_BODIES = { duplex: "half" } as const;

/**
 * Creates a client with a typed method for each call of the API. A body that is a text or a file is sent as it is, and any
 * other as JSON. A response of CSV, or with a line of JSON for each step, is returned as a text.
 */
export function createClient({ url, token, headers, ...options }: SaywhereOptions): Client<paths> {
  const client = createFetchClient<paths>({
    bodySerializer: serializeBody,
    ...STREAMED_BODIES,
    ...options,
    baseUrl: new URL("/api", url).href,
    headers: mergeHeaders(token === undefined ? {} : { authorization: `Bearer ${token}` }, headers),
  });
  client.use(textsAsData);
  return client;
}

function serializeBody(body: unknown): unknown {
  const unchanged =
    typeof body === "string" ||
    ArrayBuffer.isView(body) ||
    [Blob, ArrayBuffer, ReadableStream].some((kind) => body instanceof kind);
  return unchanged ? body : defaultBodySerializer(body);
}

const TEXT_TYPES = /^(text\/csv|application\/x-ndjson)\b/i;

/** Turns texts, which openapi-fetch would parse as JSON unless told otherwise, into JSON of the same text. */
const textsAsData: Middleware = {
  async onResponse({ response, options }) {
    const isText = TEXT_TYPES.test(response.headers.get("content-type") ?? "");
    if (!isText || !response.ok || !response.body || options.parseAs !== "json") return undefined;
    return new Response(JSON.stringify(await response.text()), response);
  },
};

interface PageResponse<Page> {
  data?: Page;
  error?: { message: string };
  response: Response;
}

/**
 * Reads a list page by page, until a response has no `Link` to a next one.
 *
 * @param read reads the page after a cursor, and the first one without it; of deployments, the page before an ID
 * @throws the error of a page that cannot be read
 */
export async function* pages<Page>(
  read: (cursor: string | undefined) => Promise<PageResponse<Page>>,
): AsyncGenerator<Page> {
  let next: URL | undefined;
  do {
    const cursor = next?.searchParams.get("after") ?? next?.searchParams.get("before");
    const { data, error, response } = await read(cursor ?? undefined);
    if (data === undefined) {
      throw new Error(error?.message ?? `The server responded with ${response.status}`, { cause: error });
    }
    yield data;
    const [, link] = response.headers.get("link")?.match(/<([^>]+)>; rel="next"/) ?? [];
    next = link === undefined ? undefined : new URL(link, response.url);
  } while (next);
}
