import type { FileOrigins } from "../../http/security-headers.ts";
import type { Buckets } from "./buckets.ts";

/** Returns the origins from which pages load the uploaded files that they embed. */
export function fileOriginsOf({ assets, media }: Buckets): FileOrigins {
  return { images: new URL(assets.urlOf("")).origin, media: new URL(media.urlOf("")).origin };
}
