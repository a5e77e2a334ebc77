import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { tones } from "../../../testing/tones.ts";
import { answerUploads, refusedAnswer, storedAnswer } from "../../testing/stored-files.ts";
import { expectToast } from "../../testing/toast.ts";
import { farsiRow, hear, openStudio } from "./testing/open-studio.ts";
import { isAt, record, status } from "./testing/record.ts";

const ROWS = [farsiRow(1, "Hello"), farsiRow(2, "Thanks"), farsiRow(3, "Sorry")];
const SPEECH = tones([0.5, 0], [1, 0.3], [0.5, 0]);

test("says once why several recordings are not saved, and marks each", async () => {
  hear(SPEECH);
  answerUploads(() => refusedAnswer(503, "The disk is full."));
  const { user } = await openStudio(ROWS);
  for (const { translation } of ROWS.slice(0, 2)) {
    await record(user, translation?.native_text);
    await status(/^Recorded/);
    await user.keyboard("{Enter}");
  }
  await isAt(/^3 of 3$/);
  const unsaved = screen.getByText("Not saved yet").parentElement;
  await waitFor(() =>
    expect(unsaved).toHaveTextContent(/^Not saved yet.*The disk is full\.Hello FailedThanks Failed$/),
  );
  expect(unsaved?.textContent.match(/disk/g)).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Thanks" }));
  await isAt(/^2 of 3$/);
});

test("keeps recordings that are not stored yet when the lists cannot be read again after a save", async () => {
  hear(SPEECH);
  answerUploads(() => refusedAnswer(503, "The disk is full."));
  const { user, router } = await openStudio(ROWS, {
    translation: { update: () => ROWS[1]?.translation as never },
  });
  await record(user);
  await status(/^Recorded/);
  await user.keyboard("{Enter}");
  await record(user, "سلام 2");
  await status(/^Recorded/);
  const adminList = failsWith(503, "The database is not responding");
  answerApi({ language: { adminList } });
  answerUploads(storedAnswer);
  await user.keyboard("{Enter}");
  await expectToast("Recording saved");
  await expect.poll(() => callsOf("language.adminList").length).toBe(2);
  await expect.poll(() => router.options.context.queryClient.isFetching()).toBe(0);
  expect(screen.getByText("Not saved yet").parentElement).toHaveTextContent(/Hello Failed$/);
});
