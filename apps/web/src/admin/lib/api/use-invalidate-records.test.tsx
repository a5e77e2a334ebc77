import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerApi, callsOf } from "../../../testing/api.ts";
import { activityEntry } from "../../testing/activity.ts";
import { administrator } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";

test("shows settings as they are after a change of them was undone", async () => {
  const headline = { ...activityEntry(1).headline, kind: "setting" as const, label: "auto_generate" };
  const { user, router } = await renderAdmin("/cdn", {
    me: administrator,
    answers: {
      activity: {
        list: () => ({ items: [activityEntry(1, { headline })], next: null }),
        undo: () => ({ success: true }),
      },
      people: { names: () => [], list: () => [] },
      language: { adminList: () => [] },
      secondFactor: { rule: () => ({ rule: "administrators" }) },
    },
  });
  const autoGenerate = () => screen.findByRole("checkbox", { name: "Auto-generate on content changes" });
  const rule = () => screen.findByRole("combobox", { name: "Who needs a second factor" });
  await waitFor(async () => expect(await autoGenerate()).toBeChecked());
  await router.navigate({ to: "/people" });
  expect(await rule()).toHaveValue("administrators");
  await router.navigate({ to: "/activity" });
  const sessions = callsOf("account.me").length;
  answerApi({
    deployment: { autoGenerate: () => ({ enabled: false }) },
    secondFactor: { rule: () => ({ rule: "nobody" }) },
  });
  await user.click(await screen.findByRole("button", { name: /^Undo that/ }));
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Change undone")).toBeInTheDocument();
  await expect.poll(() => callsOf("account.me").length).toBe(sessions + 1);
  await router.navigate({ to: "/people" });
  await waitFor(async () => expect(await rule()).toHaveValue("nobody"));
  await router.navigate({ to: "/cdn" });
  await waitFor(async () => expect(await autoGenerate()).not.toBeChecked());
});
