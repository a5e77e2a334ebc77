import { act } from "@testing-library/react";
import { expect } from "vitest";

let streams: TestEventSource[] = [];

/**
 * Replaces the browser's EventSource, which jsdom lacks: connections open immediately, and the test sends the events.
 */
export class TestEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSED = 2;
  readyState: 0 | 1 | 2 = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    streams.push(this);
    // The opener of a stream adds its listeners in the same turn.
    queueMicrotask(() => {
      if (this.readyState === this.CLOSED) return;
      this.readyState = this.OPEN;
      this.tell("connected", {});
    });
  }

  close(): void {
    this.readyState = this.CLOSED;
    streams = streams.filter((stream) => stream !== this);
  }

  tell(type: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

function openStream(path: string): TestEventSource | undefined {
  return streams.find(({ url, readyState }) => readyState === 1 && new URL(url).pathname === `/trpc/${path}`);
}

async function streamOf(path: string): Promise<TestEventSource> {
  await expect.poll(() => openStream(path)).toBeDefined();
  return openStream(path) as TestEventSource;
}

/** Whether the page has an open stream of a subscription. */
export function isSubscribed(path: string): boolean {
  return openStream(path) !== undefined;
}

/** Sends an event in a subscription that the page has open, or is about to open. */
export async function sendEvent(path: string, data: unknown): Promise<void> {
  const stream = await streamOf(path);
  await act(async () => stream.tell("message", data));
}

/** Fails a subscription with the server's error: `new ApiFailure(403, "…")`. */
export async function failStream(
  path: string,
  failure: { body(path: string): { error: object } },
): Promise<void> {
  const stream = await streamOf(path);
  await act(async () => stream.tell("serialized-error", failure.body(path).error));
}

/** Cuts a stream: the browser reconnects by itself, unless a response other than a stream makes it give up. */
export async function cutStream(path: string, { givesUp = false } = {}): Promise<void> {
  const stream = await streamOf(path);
  stream.readyState = givesUp ? stream.CLOSED : stream.CONNECTING;
  if (givesUp) stream.close();
  await act(async () => stream.dispatchEvent(new Event("error")));
}

/** Restores the browser's connection. */
export async function reconnectStream(path: string): Promise<void> {
  const stream = streams.find(({ url }) => new URL(url).pathname === `/trpc/${path}`);
  if (!stream) throw new Error(`The page has no stream of ${path}`);
  stream.readyState = stream.OPEN;
  await act(async () => stream.tell("connected", {}));
}

/** Clears the streams of the previous test. */
export function closeStreams(): void {
  for (const stream of streams) stream.close();
}
