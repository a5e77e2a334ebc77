import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { answerUploads, refusedAnswer, storedAnswer } from "../../../testing/stored-files.ts";
import { resolveReauthentication, signInAgainStore } from "../../api/reauthentication.ts";
import { sendFile, UploadFailure } from "./upload-request.ts";

const file = new File(["sound"], "whatever.mp3");

function send(
  key: string,
  { replace = false, onProgress = (_sent: number) => {}, control = new AbortController() } = {},
) {
  return sendFile({ store: "media", key, file, replace, onProgress, signal: control.signal });
}

test("sends a file unchanged, with its type, to a URL that encodes any name", async () => {
  const sent = answerUploads(storedAnswer);
  const progress: number[] = [];
  const stored = await send("a b/100%/سلام.mp3", { onProgress: (bytes) => progress.push(bytes) });
  expect(stored.key).toBe("a b/100%/سلام.mp3");
  expect(sent).toEqual([
    {
      url: `/api/cdn/media/a%20b/100%25/${encodeURIComponent("سلام")}.mp3`,
      type: "audio/mpeg",
      body: "sound",
    },
  ]);
  expect(progress.at(-1)).toBe(5);
  await send("a.mp3", { replace: true });
  expect(sent[1]?.url).toBe("/api/cdn/media/a.mp3?replace=true");
});

test("throws the server's message for a rejected upload, and its own for an invalid response", async () => {
  answerUploads(() => refusedAnswer(400, "This is no MP3."));
  await expect(send("a.mp3")).rejects.toMatchObject({ status: 400, message: "This is no MP3." });
  answerUploads(() => new HttpResponse("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(send("a.mp3")).rejects.toThrow("The server sent an unexpected response");
  answerUploads(() => HttpResponse.error());
  const failure = await send("a.mp3").catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UploadFailure);
  expect((failure as UploadFailure).message).toMatch(/^The connection was lost/);
});

test("retries after the user has signed in again, and fails otherwise", async () => {
  let signedIn = false;
  const sent = answerUploads((request) =>
    signedIn ? storedAnswer(request) : refusedAnswer(401, "Sign in first."),
  );
  const first = send("a.mp3");
  await expect.poll(signInAgainStore.isOpen).toBe(true);
  signedIn = true;
  resolveReauthentication(true);
  expect((await first).key).toBe("a.mp3");
  expect(sent).toHaveLength(2);

  signedIn = false;
  const second = send("b.mp3").catch((error: unknown) => error);
  await expect.poll(signInAgainStore.isOpen).toBe(true);
  resolveReauthentication(false);
  expect(await second).toMatchObject({ status: 401, message: "Sign in first." });
});

test("ends a canceled upload immediately", async () => {
  const begun = Promise.withResolvers<void>();
  answerUploads(() => {
    begun.resolve();
    return new Promise<never>(() => {});
  });
  const control = new AbortController();
  const failure = send("a.mp3", { control }).catch((error: unknown) => error);
  await begun.promise;
  control.abort();
  expect(await failure).toBe(control.signal.reason);
});
