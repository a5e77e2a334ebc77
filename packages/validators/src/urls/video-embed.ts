/** A video that an address leads to: one that can be played in the page, or a plain link. */
export type Video =
  | { kind: "youtube"; id: string; start: number; embedUrl: string; watchUrl: string }
  | { kind: "file" | "link"; url: string /** Null on this site. */; host: string | null };

const YOUTUBE_HOSTS = new Set(["youtube.com", "m.youtube.com", "music.youtube.com", "youtube-nocookie.com"]);
const YOUTUBE_ID = /^[\w-]{11}$/;
/** Files that browsers play: those that can be uploaded as videos (files/stored-file.ts). */
const VIDEO_FILE = /\.(?:mp4|m4v|webm)$/i;
const PATH_ON_THIS_SITE = /^\/(?!\/)/;
/** The folders in which YouTube's addresses carry the video: `/shorts/{id}`, `/live/{id}`, `/embed/{id}`. */
const ID_FOLDERS = new Set(["shorts", "live", "embed", "v"]);

/**
 * Reads the address of a video.
 *
 * @param address what an editor put in; a missing scheme is taken as https
 * @returns for YouTube (watch, shorts, live, embed, youtu.be, each with a start time) the address of the player
 *   that sets no cookies; for any other web address, or a path on this site, a file by its extension, or a link; null
 *   for what is neither
 * @see specification §2, "Phrase detail"
 */
export function parseVideo(address: string): Video | null {
  const path = address.trim();
  if (PATH_ON_THIS_SITE.test(path))
    return { kind: kindOf(path.replace(/[?#].*/, "")), url: path, host: null };
  const url = parseWebAddress(address);
  if (!url) return null;
  const id = youTubeId(url);
  if (!id) return { kind: kindOf(url.pathname), url: url.href, host: url.hostname.replace(/^www\./, "") };
  const start = startOf(url);
  const query = start > 0 ? `&start=${start}` : "";
  return {
    kind: "youtube",
    id,
    start,
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${query}`,
    watchUrl: `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}` : ""}`,
  };
}

const kindOf = (pathname: string) => (VIDEO_FILE.test(pathname) ? "file" : "link");

function parseWebAddress(address: string): URL | null {
  const text = address.trim();
  const complete = !URL.canParse(text) && text.includes(".") ? `https://${text}` : text;
  if (!URL.canParse(complete)) return null;
  const url = new URL(complete);
  return url.protocol === "https:" || url.protocol === "http:" ? url : null;
}

function youTubeId(url: URL): string | null {
  const host = url.hostname.replace(/^www\./, "");
  const [folder = "", second = ""] = url.pathname.split("/").filter(Boolean);
  let id: string | null = null;
  if (host === "youtu.be") id = folder;
  else if (YOUTUBE_HOSTS.has(host)) id = ID_FOLDERS.has(folder) ? second : url.searchParams.get("v");
  return id && YOUTUBE_ID.test(id) ? id : null;
}

/** The start in seconds: `t=90`, `t=1m30s`, `start=90`, or `#t=90`. */
function startOf(url: URL): number {
  const text =
    url.searchParams.get("t") ?? url.searchParams.get("start") ?? /^#t=(.+)$/.exec(url.hash)?.[1] ?? "";
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
