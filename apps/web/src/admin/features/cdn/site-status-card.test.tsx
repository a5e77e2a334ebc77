import { act, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { answerApi, callsOf, setOnline } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { exactTime } from "../../lib/text/relative-time.ts";
import { editor } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { expectToast } from "../../testing/toast.ts";
import { deployButton, inStatusCard, isFollowing, openCdn } from "./testing/open-cdn.ts";

const LAST_UPDATED = "2026-11-20T10:01:24.000Z";
/** The checkbox, once it shows the stored setting. */
async function autoGenerate() {
  const checkbox = await screen.findByRole<HTMLInputElement>("checkbox", {
    name: "Auto-generate on content changes",
  });
  await expect.poll(() => checkbox.disabled).toBe(false);
  return checkbox;
}
const deployed = () => ({ success: true, fileCount: 5_942, lastUpdated: LAST_UPDATED });

test("shows a deployed site as online, with its files, deployment time and link", async () => {
  await openCdn({ deployment: { status: deployed } });
  expect(await inStatusCard().findByText("Online")).toBeInTheDocument();
  const card = inStatusCard();
  expect(card.getByText("5,942").closest("p")).toHaveTextContent("5,942 files");
  expect(card.getByText("Last Updated").closest("p")).toHaveTextContent(
    `Last Updated ${exactTime(LAST_UPDATED)}`,
  );
  expect(await card.findByRole("link", { name: "View static site" })).toHaveAttribute(
    "href",
    "https://www.saywhere.test",
  );
});

test("shows a site that was never deployed as offline", async () => {
  await openCdn();
  const card = inStatusCard();
  expect(await card.findByText("Offline")).toBeInTheDocument();
  expect(card.getByText("0").closest("p")).toHaveTextContent("0 files");
  expect(card.getByText("Last Updated").closest("p")).toHaveTextContent("Last Updated Never");
  expect(card.queryByRole("link")).toBeNull();
  expect(await screen.findByText("No deployments yet")).toBeInTheDocument();
});

test("shows an error with instructions when the status fails to load, and keeps the rest usable", async () => {
  await openCdn({ deployment: { status: failsWith(503, "There is no bucket “elsewhere”. Create it.") } });
  const alert = await inStatusCard().findByRole("alert");
  expect(alert).toHaveTextContent("Error: Failed to load site status. CDN may not be configured.");
  expect(alert).toHaveTextContent("There is no bucket “elsewhere”. Create it.");
  expect(inStatusCard().getByText("Offline")).toBeInTheDocument();
  expect(deployButton()).toBeEnabled();
  const configuration = screen.getByRole("region", { name: "CDN Configuration" });
  expect(within(configuration).getByText("Unconfigured")).toBeInTheDocument();
});

test("reloads the site status every 30 seconds", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    await openCdn();
    await expect.poll(() => callsOf("deployment.status")).toHaveLength(1);
    await inStatusCard().findByText("Offline");
    await act(async () => vi.advanceTimersByTime(30_000));
    await expect.poll(() => callsOf("deployment.status")).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

/** A server that stores the setting. */
function storedSetting() {
  let stored = { enabled: true };
  return {
    autoGenerate: () => stored,
    setAutoGenerate: (setting: { enabled: boolean }) => (stored = setting),
  };
}

test("enables auto-generation by default, and saves a change with a toast", async () => {
  const { user } = await openCdn({ deployment: storedSetting() });
  const checkbox = await autoGenerate();
  expect(checkbox).toBeChecked();
  await user.click(checkbox);
  expect(checkbox).not.toBeChecked();
  await expectToast("Auto-generation disabledManual deployment is now required.");
  await user.click(checkbox);
  await expectToast(
    "Auto-generation enabledContent will be automatically generated when translations change.",
  );
  await expect
    .poll(() => callsOf("deployment.setAutoGenerate"))
    .toEqual([{ enabled: false }, { enabled: true }]);
});

test("shows the chosen setting when an older one arrives after the choice", async () => {
  const { user } = await openCdn({ deployment: storedSetting() });
  const checkbox = await autoGenerate();
  const older = Promise.withResolvers<{ enabled: boolean }>();
  answerApi({ deployment: { autoGenerate: () => older.promise } });
  await user.click(checkbox);
  await expect.poll(() => callsOf("deployment.autoGenerate")).toHaveLength(2);
  await user.click(checkbox);
  await act(async () => older.resolve({ enabled: false }));
  expect(checkbox).toBeChecked();
});

test("reverts auto-generation when it could not be saved, and shows the error", async () => {
  const { user } = await openCdn();
  const checkbox = await autoGenerate();
  setOnline(false);
  await user.click(checkbox);
  await expectToast("Failed to change auto-generation. The server cannot be reached.");
  await expect.poll(() => checkbox.checked).toBe(true);
});

test("shows editors that the CDN page is for administrators, without a request to the server", async () => {
  await renderAdmin("/cdn", { me: editor });
  expect(
    await screen.findByRole("heading", { name: "Only administrators can open this page" }),
  ).toBeInTheDocument();
  expect(callsOf("deployment.status")).toEqual([]);
  expect(isFollowing()).toBe(false);
});
