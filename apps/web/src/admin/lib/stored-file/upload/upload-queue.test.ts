import { expect, test } from "vitest";
import { storedFile } from "../../../testing/stored-files.ts";
import { type Upload, UploadQueue } from "./upload-queue.ts";
import { type SendRequest, UploadFailure } from "./upload-request.ts";

type Sending = Omit<SendRequest, "store"> & {
  end(): void;
  fail(error: Error): void;
};

/** A queue with files, whose uploads the test completes. */
function queueOf(names: string[], existing: string[] = []) {
  const sending: Sending[] = [];
  const stored: string[] = [];
  const queue = new UploadQueue({
    isStored: async (key) => existing.includes(key),
    send: (request) => {
      const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof storedFile>>();
      request.signal.addEventListener("abort", () => reject(request.signal.reason));
      sending.push({ ...request, end: () => resolve(storedFile(request.key)), fail: reject });
      return promise;
    },
    onStored: ({ key }) => stored.push(key),
  });
  queue.add(names.map((name) => ({ file: new File(["12345"], name), name })));
  const start = (...chosen: string[]) => {
    for (const { id, name } of queue.get()) {
      if (chosen.length === 0 || chosen.includes(name)) queue.start(id, { key: name, existing: "ask" });
    }
  };
  const of = (name: string) => queue.get().find((upload) => upload.name === name) as Upload;
  const steps = () => queue.get().map(({ state }) => state.step);
  return { queue, sending, stored, start, of, steps };
}

test("sends three files at a time, starts the next when one completes, and continues after a failure", async () => {
  const { sending, stored, start, of, steps } = queueOf(["a", "b", "c", "d", "e"]);
  start();
  expect(steps()).toEqual(["sending", "sending", "sending", "waiting", "waiting"]);
  await expect.poll(() => sending.length).toBe(3);
  sending[1]?.fail(new UploadFailure(503, "The store does not answer."));
  await expect.poll(() => sending.map(({ key }) => key)).toEqual(["a", "b", "c", "d"]);
  expect(of("b").state).toEqual({ step: "failed", message: "The store does not answer." });
  for (const name of ["a", "c", "d", "e"]) {
    await expect.poll(() => sending.some(({ key }) => key === name)).toBe(true);
    sending.find(({ key }) => key === name)?.end();
  }
  await expect.poll(steps).toEqual(["done", "failed", "done", "done", "done"]);
  expect(stored).toEqual(["a", "c", "d", "e"]);
});

test("asks before sending whether to replace, rename or skip an existing name", async () => {
  const { queue, sending, start, of } = queueOf(
    ["a.mp3", "b.mp3", "c.mp3"],
    ["a.mp3", "b.mp3", "b-2.mp3", "c.mp3"],
  );
  start();
  await expect.poll(() => of("c.mp3").state).toEqual({ step: "exists", key: "c.mp3" });
  expect(sending).toEqual([]);
  queue.start(of("a.mp3").id, { key: "a.mp3", existing: "replace" });
  queue.start(of("b.mp3").id, { key: "b.mp3", existing: "keep" });
  queue.skip(of("c.mp3").id);
  await expect.poll(() => sending.length).toBe(2);
  expect(sending.map(({ key, replace }) => [key, replace])).toEqual([
    ["a.mp3", true],
    ["b-3.mp3", false],
  ]);
  expect(of("c.mp3").state).toEqual({ step: "skipped" });
});

test("asks about a name that another user has just stored", async () => {
  const { sending, start, of } = queueOf(["a.mp3"]);
  start();
  await expect.poll(() => sending.length).toBe(1);
  sending[0]?.fail(new UploadFailure(409, "It exists."));
  await expect.poll(() => of("a.mp3").state).toEqual({ step: "exists", key: "a.mp3" });
});

test("frees the slot of a canceled upload, ignores its events, and can restart it", async () => {
  const { queue, sending, start, of, steps } = queueOf(["a", "b", "c", "d"]);
  start();
  await expect.poll(() => sending.length).toBe(3);
  queue.cancel(of("a").id);
  expect(of("a").state).toEqual({ step: "cancelled" });
  await expect.poll(() => sending.length).toBe(4);
  sending[0]?.onProgress(3);
  expect(of("a").state).toEqual({ step: "cancelled" });
  queue.stop();
  expect(steps()).toEqual(["cancelled", "cancelled", "cancelled", "cancelled"]);
  start("a");
  await expect.poll(() => sending.length).toBe(5);
  sending[4]?.onProgress(3);
  expect(of("a").state).toMatchObject({ step: "sending", sent: 3 });
  queue.remove(of("a").id);
  expect(sending[4]?.signal.aborted).toBe(true);
  expect(queue.get()).toHaveLength(3);
});
