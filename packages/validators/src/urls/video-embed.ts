/** A video that a URL leads to: one that can be played in the page, or a plain link. */
export type Video =
  | { kind: "youtube"; id: string; start: number; embedUrl: string; watchUrl: string }
  | {
      kind: "file" | "link";
      url: string;
      /** Null on this site. */
      host: string | null;
    };

const YOUTUBE_HOSTS = /^(?:(?:m\.|music\.)?youtube|youtube-nocookie)\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
/** Files that browsers play: those that can be uploaded as videos (files/stored-file.ts). */
const VIDEO_FILE = /\.(?:mp4|m4v|webm)$/i;
const PATH_ON_THIS_SITE = /^\/(?!\/)/;
/** The folders in which YouTube's URLs carry the video: `/shorts/{id}`, `/live/{id}`, `/embed/{id}`. */
const ID_FOLDERS = /^(?:shorts|live|embed|v)$/;

/**
 * Reads the URL of a video.
 *
 * @param given what an editor put in; a missing scheme is taken as https
 * @returns for YouTube (watch, shorts, live, embed, youtu.be, each with a start time) the URL of the player
 *   that sets no cookies; for any other URL, or a path on this site, a file by its extension, or a link; null
 *   for what is neither
 * @see specification §2, "Phrase detail"
 */
export function parseVideo(given: string): Video | null {
  const text = given.trim();
  const isPath = PATH_ON_THIS_SITE.test(text);
  const url = parseWebUrl(isPath ? `https://localhost${text}` : text);
  if (!url) return null;
  const id = youTubeId(url);
  if (!id) {
    return {
      kind: VIDEO_FILE.test(url.pathname) ? "file" : "link",
      url: isPath ? text : url.href,
      host: isPath ? null : url.hostname.replace(/^www\./, ""),
    };
  }
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

function parseWebUrl(text: string): URL | null {
  const complete = !URL.canParse(text) && text.includes(".") ? `https://${text}` : text;
  if (!URL.canParse(complete)) return null;
  const url = new URL(complete);
  return /^https?:$/.test(url.protocol) ? url : null;
}

function youTubeId(url: URL): string | null {
  const host = url.hostname.replace(/^www\./, "");
  const [folder = "", second = ""] = url.pathname.split("/").filter(Boolean);
  let id: string | null = null;
  if (host === "youtu.be") id = folder;
  else if (YOUTUBE_HOSTS.test(host)) id = ID_FOLDERS.test(folder) ? second : url.searchParams.get("v");
  return id && YOUTUBE_ID.test(id) ? id : null;
}

/** The start in seconds: `t=90`, `t=1m30s`, `start=90`, or `#t=90`. */
function startOf(url: URL): number {
  const text =
    url.searchParams.get("t") ?? url.searchParams.get("start") ?? /^#t=(.+)$/.exec(url.hash)?.[1] ?? "";
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
