import { encodeKey } from "@saywhere/validators/files/file-key";
import type { StoredFile, StoredFileList } from "@saywhere/validators/files/stored-file";
import { HttpResponse, http } from "msw";
import { apiServer } from "../../testing/api.ts";

export function storedFile(key: string, part: Partial<StoredFile> = {}): StoredFile {
  return {
    key,
    size: 1_536,
    lastModified: "2026-03-01T12:00:00.000Z",
    url: `https://media.test/${encodeKey(key)}`,
    ...part,
  };
}

/** What a call sends: a limit of any kind, which the server makes a number of. */
interface ListInput {
  search?: string | undefined;
  after?: string | undefined;
  limit?: unknown;
}

/** Answers a list as a store does that holds these files, which are in the order of their keys. */
export function listOf(files: readonly StoredFile[]) {
  return ({ search = "", after = "", limit = 1_000 }: ListInput): StoredFileList => {
    const found = files.filter(({ key }) => key > after && key.includes(search));
    const page = found.slice(0, Number(limit));
    return { files: page, next: found.length > page.length ? (page.at(-1)?.key ?? null) : null };
  };
}

export interface SentFile {
  /** As it was sent: "/api/cdn/media/a.mp3?replace=true". */
  url: string;
  type: string | null;
  body: string;
}

/** Answers uploads, and gives what was sent so far, in order. The test resets the handlers of `apiServer`. */
export function answerUploads(answer: (sent: SentFile) => Response | Promise<Response>): readonly SentFile[] {
  const all: SentFile[] = [];
  apiServer.use(
    http.put("*/api/cdn/:store/*", async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const sent = {
        url: pathname + search,
        type: request.headers.get("content-type"),
        body: await request.text(),
      };
      all.push(sent);
      return answer(sent);
    }),
  );
  return all;
}

/** The answer of a server that has stored a file. */
export function storedAnswer({ url, body }: SentFile): Response {
  const key = decodeURIComponent(url.replace(/^\/api\/cdn\/\w+\//, "").replace(/\?.*/, ""));
  return HttpResponse.json(storedFile(key, { size: body.length }), { status: 201 });
}

/** The answer of a server that refuses a file. */
export function refusedAnswer(status: number, message: string): Response {
  return HttpResponse.json({ message, code: "REFUSED" }, { status });
}
