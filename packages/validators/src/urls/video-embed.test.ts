import { describe, expect, it } from "vitest";
import { parseVideo } from "./video-embed.ts";

const ID = "dQw4w9WgXcQ";

describe("an address of YouTube", () => {
  it.each([
    ["watch", `https://www.youtube.com/watch?v=${ID}`],
    ["watch with more parameters before", `https://www.youtube.com/watch?feature=shared&v=${ID}`],
    ["music", `https://music.youtube.com/watch?v=${ID}`],
    ["mobile", `https://m.youtube.com/watch?v=${ID}`],
    ["shorts", `https://www.youtube.com/shorts/${ID}`],
    ["shorts with a slash at the end", `https://youtube.com/shorts/${ID}/?feature=share`],
    ["live", `https://www.youtube.com/live/${ID}?si=x`],
    ["embed", `https://www.youtube.com/embed/${ID}`],
    ["embed without cookies", `https://www.youtube-nocookie.com/embed/${ID}`],
    ["the old way to embed", `https://www.youtube.com/v/${ID}`],
    ["short link", `https://youtu.be/${ID}?si=abc`],
    ["without a scheme", `youtu.be/${ID}`],
    ["with spaces around", `  https://youtu.be/${ID} `],
  ])("%s", (_name, address) => {
    expect(parseVideo(address)).toEqual({
      kind: "youtube",
      id: ID,
      start: 0,
      embedUrl: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`,
      watchUrl: `https://www.youtube.com/watch?v=${ID}`,
    });
  });

  it.each([
    ["?t=90", 90],
    ["?t=90s", 90],
    ["?t=1m30s", 90],
    ["?t=1h2m3s", 3723],
    ["?start=12", 12],
    ["#t=45", 45],
    ["?t=12h", 43_200],
    ["?t=12m", 720],
    ["?t=soon", 0],
    ["?t=x90", 0],
    ["?t=90x", 0],
    ["#start=45&#t=45", 0],
  ])("starts at %s", (query, start) => {
    const video = parseVideo(`https://youtu.be/${ID}${query}`);
    expect(video).toMatchObject({ kind: "youtube", start });
    if (video?.kind !== "youtube") throw new Error("not read as YouTube");
    expect(new URL(video.embedUrl).searchParams.get("start")).toBe(start ? String(start) : null);
    expect(new URL(video.watchUrl).searchParams.get("t")).toBe(start ? String(start) : null);
  });
});

describe("any other address", () => {
  it.each([
    ["another host", "https://www.example.org/clip", "example.org"],
    [
      "a host that only looks like YouTube",
      `https://youtube.com.example.org/watch?v=${ID}`,
      "youtube.com.example.org",
    ],
    ["a host with www in the middle", `https://youtube.www.com/watch?v=${ID}`, "youtube.www.com"],
    ["a page about a file", "https://example.org/a.mp4/about", "example.org"],
    ["a channel of YouTube", "https://www.youtube.com/@someone", "youtube.com"],
    ["a part of a name that is called www", "https://my.www.example.org/", "my.www.example.org"],
    ["an identifier that is too long", `https://youtu.be/${ID}Q`, "youtu.be"],
    ["an identifier of the wrong form", "https://www.youtube.com/watch?v=../../evil", "youtube.com"],
  ])("%s is a plain link", (_name, address, host) => {
    expect(parseVideo(address)).toEqual({ kind: "link", url: address, host });
  });

  it.each(["http://localhost:3000/files/media/hello.mp4", "https://cdn.example.org/a.WEBM?v=2#t=3"])(
    "%s is a file to play",
    (address) => {
      expect(parseVideo(address)).toMatchObject({ kind: "file", url: address });
    },
  );

  it.each([
    ["file", "/files/media/hello.mp4"],
    ["file", " /files/media/hello.webm?v=2#t=3 "],
    ["link", "/files/media/hello.mp3?next=/a.mp4"],
  ])("a path on this site is a %s without a host: %s", (kind, path) => {
    expect(parseVideo(path)).toEqual({ kind, url: path.trim(), host: null });
  });

  it.each([
    "",
    "word",
    "not an address",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.org/a.mp4",
  ])("%j is nothing to follow", (address) => {
    expect(parseVideo(address)).toBeNull();
  });
});
