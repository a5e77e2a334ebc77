import createFetchClient, { type Client, type ClientOptions, mergeHeaders } from "openapi-fetch";
import type { components, paths } from "./rest-api.generated.ts";

export type { components, paths };

export interface SaywhereOptions extends Omit<ClientOptions, "baseUrl"> {
  /** URL of the server, such as `https://your.site` */
  url: string;
  /** API token. Reads of the public site need none. */
  token?: string;
}

/** Creates a client with a typed method for each call of the API. */
export function createClient({ url, token, headers, ...options }: SaywhereOptions): Client<paths> {
  return createFetchClient<paths>({
    ...options,
    baseUrl: new URL("/api", url).href,
    headers: mergeHeaders(token === undefined ? {} : { authorization: `Bearer ${token}` }, headers),
  });
}

interface PageResponse<Page> {
  data?: Page;
  error?: { message: string };
  response: Response;
}

/**
 * Reads a list page by page, until a response has no `Link` to a next one.
 *
 * @param read reads the page after a cursor, and the first one without it
 * @throws the error of a page that cannot be read
 */
export async function* pages<Page>(
  read: (after: string | undefined) => Promise<PageResponse<Page>>,
): AsyncGenerator<Page> {
  let next: URL | undefined;
  do {
    const { data, error, response } = await read(next?.searchParams.get("after") ?? undefined);
    if (data === undefined) throw new Error(error?.message ?? response.statusText, { cause: error });
    yield data;
    const [, link] = response.headers.get("link")?.match(/<([^>]+)>; rel="next"/) ?? [];
    next = link === undefined ? undefined : new URL(link, response.url);
  } while (next);
}
