import type { FileOrigins } from "../../http/security-headers.ts";
import type { Buckets } from "./buckets.ts";

/** Where the pages find uploaded files that show them beside others of their own. */
export function fileOriginsOf({ assets, media }: Buckets): FileOrigins {
  return { images: new URL(assets.urlOf("")).origin, media: new URL(media.urlOf("")).origin };
}
