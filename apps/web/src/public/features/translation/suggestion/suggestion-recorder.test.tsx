import { SUGGESTION_RECORDING_PATH } from "@saywhere/validators/suggestions/suggestion-limits";
import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { Microphone } from "../../../../shared/recording/microphone/microphone.ts";
import { answerApi, apiServer, callsOf } from "../../../../testing/api.ts";
import { ApiFailure } from "../../../../testing/api-failure.ts";
import { expectConsoleError } from "../../../../testing/console-errors.ts";
import { tones } from "../../../../testing/tones.ts";
import { helloInFarsi } from "../../../testing/phrase-detail.ts";
import { renderApp } from "../../../testing/render-app.tsx";

const ID = "2f1d2c1e-6a0b-4b5e-9c8e-0d5f0f1f2a3b";
const SPEECH = tones([0.2, 0], [0.6, 0.3], [0.2, 0]);
let heard = SPEECH;
let closed: number;

beforeEach(() => {
  closed = 0;
  heard = SPEECH;
  const microphone = {
    start: () => Promise.resolve(),
    stop: () => heard,
    close: () => {
      closed += 1;
    },
  };
  vi.spyOn(Microphone, "open").mockResolvedValue(microphone as unknown as Microphone);
});

/** A phrase of its own for each test, because the form holds what was recorded about a phrase. */
let lastId = helloInFarsi.id + 1_000;

async function openForm() {
  lastId++;
  const { user } = await renderApp("/phrases/farsi/hello", {
    phrase: { detail: () => ({ ...helloInFarsi, id: lastId }) },
  });
  await user.click(screen.getByRole("button", { name: "Suggest a correction" }));
  const form = within(await screen.findByRole("dialog", { name: "Suggest a correction" }));
  return { user, form };
}

async function record({ user, form }: Awaited<ReturnType<typeof openForm>>) {
  await user.click(form.getByRole("button", { name: "Record" }));
  await user.click(await form.findByRole("button", { name: "Stop" }));
}

test("records how it is said, and sends the recording ahead of the suggestion", async () => {
  const types: (string | null)[] = [];
  apiServer.use(
    http.post(`*${SUGGESTION_RECORDING_PATH}`, async ({ request }) => {
      types.push(request.headers.get("content-type"));
      return HttpResponse.json({ id: ID }, { status: 201 });
    }),
  );
  answerApi({ suggestion: { create: () => ({ success: true }) } });
  const opened = await openForm();
  const { user, form } = opened;
  await record(opened);
  expect(await form.findByText(/^Recorded, 0\.\d seconds$/)).toBeVisible();
  expect(form.getByRole("button", { name: "Record again" })).toBeVisible();
  await user.selectOptions(form.getByRole("combobox", { name: "What is wrong?" }), "Recording");
  await user.click(form.getByRole("button", { name: "Send suggestion" }));
  expect(await form.findByText(/An editor will look at/)).toBeVisible();
  expect(types).toEqual(["audio/mpeg"]);
  expect(callsOf("suggestion.create")).toMatchObject([
    { field: "recording", suggested: "Use this recording.", recording: ID },
  ]);
  expect(closed).toBe(1);
});

test("says why a recording was not stored, and keeps it", async () => {
  const message = "Too many attempts. Try again in 20 minutes.";
  apiServer.use(
    http.post(`*${SUGGESTION_RECORDING_PATH}`, () => HttpResponse.json({ message }, { status: 429 })),
  );
  const opened = await openForm();
  await record(opened);
  await opened.user.selectOptions(opened.form.getByRole("combobox", { name: "What is wrong?" }), "Recording");
  await opened.user.click(opened.form.getByRole("button", { name: "Send suggestion" }));
  expect(await opened.form.findByText(message)).toBeVisible();
  expect(callsOf("suggestion.create")).toEqual([]);
  expect(opened.form.getByRole("button", { name: "Record again" })).toBeVisible();
  await opened.user.click(opened.form.getByRole("button", { name: "Remove" }));
  expect(opened.form.getByRole("button", { name: "Record" })).toHaveFocus();
});

test("sends nothing while it records, and a recording once, however often the rest is sent", async () => {
  let sent = 0;
  apiServer.use(
    http.post(`*${SUGGESTION_RECORDING_PATH}`, () => {
      sent += 1;
      return HttpResponse.json({ id: ID }, { status: 201 });
    }),
  );
  answerApi({
    suggestion: {
      create: () => {
        throw new ApiFailure(429, "Too many attempts. Try again in 20 minutes.");
      },
    },
  });
  const opened = await openForm();
  const { user, form } = opened;
  const send = form.getByRole("button", { name: "Send suggestion" });
  await user.selectOptions(form.getByRole("combobox", { name: "What is wrong?" }), "Recording");
  await user.click(form.getByRole("button", { name: "Record" }));
  await form.findByRole("button", { name: "Stop" });
  expect(send).toHaveAttribute("aria-disabled", "true");
  await user.click(send);
  expect(callsOf("suggestion.create")).toEqual([]);
  await user.click(form.getByRole("button", { name: "Stop" }));
  await form.findByText(/^Recorded, /);
  expectConsoleError(/The suggestion was not stored/);
  for (const times of [1, 2]) {
    await user.click(send);
    await expect.poll(() => callsOf("suggestion.create").length).toBe(times);
    await form.findByText(/^Too many attempts/);
  }
  expect(sent).toBe(1);
});

test("says so when nothing was heard, and when the microphone may not be used", async () => {
  heard = tones([1, 0]);
  const opened = await openForm();
  await record(opened);
  expect(await opened.form.findByText(/^No sound was recorded/)).toBeVisible();
  expectConsoleError(/The recording did not start/);
  vi.spyOn(Microphone, "open").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  vi.stubGlobal("isSecureContext", true);
  Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: {} });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "mediaDevices"));
  await opened.user.click(opened.form.getByRole("button", { name: "Record" }));
  expect(
    await opened.form.findByText(/^Your browser does not let this site use the microphone/),
  ).toBeVisible();
});

test("stops by itself when the time is up, however often the form is drawn meanwhile", async () => {
  const opened = await openForm();
  const { user, form } = opened;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await user.click(form.getByRole("button", { name: "Record" }));
  await form.findByRole("button", { name: "Stop" });
  await vi.advanceTimersByTimeAsync(15_000);
  fireEvent.change(form.getByRole("textbox", { name: "Your name (optional)" }), {
    target: { value: "Salaam" },
  });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(form.getByRole("button", { name: "Stop" })).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await form.findByText(/^Recorded, 0\.\d seconds$/)).toBeVisible();
  expect(closed).toBe(1);
});

test("says so when a recording cannot be encoded, or played", async () => {
  const opened = await openForm();
  expectConsoleError(/The recording was not kept/);
  // A rate that MP3 files do not have has to be converted, which jsdom cannot.
  heard = { ...SPEECH, rate: SPEECH.rate + 1 };
  await record(opened);
  expect(await opened.form.findByText(/^The recording failed/)).toBeVisible();
  heard = SPEECH;
  await record(opened);
  await opened.form.findByText(/^Recorded, /);
  expectConsoleError(/The recording was not played/);
  await opened.user.click(opened.form.getByRole("button", { name: "Listen" }));
  expect(await opened.form.findByText(/^The recording could not be played/)).toBeVisible();
  expect(opened.form.getByRole("button", { name: "Record again" })).toBeEnabled();
});

test("the microphone is closed with the form", async () => {
  const { user, form } = await openForm();
  await user.click(form.getByRole("button", { name: "Record" }));
  await form.findByRole("button", { name: "Stop" });
  await user.click(form.getByRole("button", { name: "Close" }));
  await expect.poll(() => closed).toBe(1);
});
