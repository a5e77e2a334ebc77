import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { answerApi, callsOf } from "../../../../testing/api.ts";
import { failsWith } from "../../../../testing/api-failure.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { exactTime } from "../../../lib/text/relative-time.ts";
import { deploymentOf, runningDeployment } from "../../../testing/cdn.ts";
import { expectToast } from "../../../testing/toast.ts";
import { openCdn, sendDeployment } from "../testing/open-cdn.ts";

const NEWEST = deploymentOf(4, { current: true, restorable: true });
const FAILED = deploymentOf(3, {
  status: "failed",
  reason: "content",
  startedBy: null,
  error: "The store answers with errors of its own.\nTry again in a while.",
});
const OLDER = deploymentOf(2, { restorable: true, reason: "rollback", restores: 1 });
const history = (...deployments: object[]) => ({
  deployment: { list: () => ({ deployments: deployments as (typeof NEWEST)[], more: false }) },
});
async function chooseRollBack(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Actions for deployment #2" }));
  await user.click(await screen.findByRole("menuitem", { name: "Roll back" }));
}
const row = (name: RegExp) => screen.findByRole("row", { name });

test("shows the starter, outcome, duration and work of each deployment", async () => {
  const { user } = await openCdn(history(NEWEST, FAILED, OLDER));
  const newest = await row(/^Ada#4/);
  for (const text of ["Succeeded", "Current", exactTime(NEWEST.startedAt), "40", "1.2 MB", "5,902", "3"]) {
    expect(within(newest).getByText(text)).toBeInTheDocument();
  }
  expect(newest).toHaveTextContent(", took 1 min 24 s");
  expect(within(newest).queryByRole("button")).toBeNull();

  const failed = await row(/^Content change#3/);
  expect(within(failed).getByText(/errors of its own/)).not.toBeVisible();
  await user.click(within(failed).getByText("Why it failed"));
  expect(within(failed).getByText(/errors of its own/)).toBeVisible();
  expect(within(failed).queryByRole("button")).toBeNull();

  expect(within(await row(/^Ada#2/)).getByRole("rowheader")).toHaveTextContent("#2, rolled back to #1");
});

test("shows whose changes each deployment brought, and leads to them in the activity", async () => {
  const changes = { records: 12, authors: ["Ada", "Berta"] };
  const { user, router } = await openCdn({
    ...history(
      deploymentOf(4, { reason: "content", startedBy: null, changes }),
      deploymentOf(3, { changes: { records: 1, authors: ["Grace"] } }),
      deploymentOf(2, { changes: { records: 0, authors: [] } }),
    ),
    activity: { list: () => ({ items: [], next: null }) },
    people: { names: () => [] },
  });
  const name = async (id: RegExp) => within(await row(id)).getByRole("rowheader");
  expect(await name(/#4/)).toHaveTextContent("Content change by Ada and Berta#4, 12 changed records");
  expect(await name(/#3/)).toHaveTextContent("Ada#3, 1 changed record by Grace");
  expect(await name(/#2/)).toHaveTextContent("Ada#2, no changed records");
  await user.click(within(await row(/#4/)).getByRole("link", { name: "12 changed records" }));
  await expect.poll(() => router.state.location.href).toBe("/activity?deployment=4");
  expect(await screen.findByText(/came with deployment #4/)).toBeInTheDocument();
  await expect
    .poll(() => callsOf("activity.list"))
    .toContainEqual(expect.objectContaining({ deployment_id: 4 }));
});

test("loads more deployments on demand", async () => {
  const { user } = await openCdn({
    deployment: {
      list: ({ before }) =>
        before === undefined
          ? { deployments: [NEWEST, FAILED], more: true }
          : { deployments: [OLDER], more: false },
    },
  });
  await row(/#4/);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await row(/#2/)).toBeInTheDocument();
  expect(callsOf("deployment.list")).toContainEqual({ limit: 10, before: 3 });
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  await expectFocus(() => screen.getByText("3 deployments"));
});

test("shows a deployment started elsewhere and updates its progress", async () => {
  let deployments = [NEWEST];
  await openCdn({ deployment: { list: () => ({ deployments, more: false }) } });
  await row(/#4/);
  await sendDeployment(NEWEST);
  const running = runningDeployment(5, { startedBy: "Grace" });
  deployments = [running, NEWEST];
  await sendDeployment(running);
  expect(within(await row(/^Grace#5/)).getByText("Running")).toBeInTheDocument();
  await sendDeployment({ ...running, counts: { ...running.counts, skipped: 77 } });
  expect(within(await row(/^Grace#5/)).getByText("77")).toBeInTheDocument();
  await expect.poll(() => callsOf("deployment.list")).toHaveLength(2);
});

test("rolls back to an earlier deployment after a confirmation that explains the effect", async () => {
  const { user } = await openCdn({
    deployment: {
      ...history(NEWEST, OLDER).deployment,
      restore: () => ({ ...runningDeployment(5, { reason: "rollback", restores: 2 }), success: null }),
    },
  });
  await chooseRollBack(user);
  const dialog = await screen.findByRole("dialog", { name: "Roll back" });
  expect(dialog).toHaveTextContent(`Roll back to deployment #2 of ${exactTime(OLDER.startedAt)}?`);
  expect(dialog).toHaveTextContent("The content in the database does not change.");
  expect(dialog).toHaveTextContent("the next content change will deploy the latest content again");
  await user.click(within(dialog).getByRole("button", { name: "Roll back" }));
  expect(await screen.findByRole("region", { name: "Running deployment" })).toHaveTextContent(
    "Rollback to #2, started by",
  );
  await expect.poll(() => callsOf("deployment.restore")).toEqual([{ id: 2, wait: false }]);
  await sendDeployment(runningDeployment(5, { reason: "rollback", restores: 2 }));
  expect(screen.getByRole("progressbar", { name: "Comparing files" })).toBeInTheDocument();
  const actions = await screen.findByRole("button", { name: "Actions for deployment #2" });
  await expectFocus(() => actions);
  await user.click(actions);
  const entry = await screen.findByRole("menuitem", { name: "Roll back" });
  expect(entry).toBeDisabled();
  expect(entry).toHaveAttribute("title", "A deployment is running");
  await sendDeployment(deploymentOf(5, { reason: "rollback", restores: 2 }));
  await expectToast("Static site rolled backVisitors see the earlier version again.");
});

test("shows why a rollback was rejected in the dialog and in a toast", async () => {
  const { user } = await openCdn({
    deployment: {
      ...history(NEWEST, OLDER).deployment,
      autoGenerate: () => ({ enabled: false }),
      restore: failsWith(409, "It is too long ago."),
    },
  });
  await chooseRollBack(user);
  const dialog = await screen.findByRole("dialog", { name: "Roll back" });
  expect(dialog).not.toHaveTextContent("Auto-generation");
  await user.click(within(dialog).getByRole("button", { name: "Roll back" }));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent("It is too long ago.");
  await expectToast("Deployment failedIt is too long ago.");
});

test("shows an error with a retry button when the deployment history fails to load", async () => {
  const { user } = await openCdn({ deployment: { list: failsWith(503, "The database is not responding.") } });
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("The deployments could not be loaded.The database is not responding.");
  answerApi({ deployment: { list: () => ({ deployments: [NEWEST], more: false }) } });
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  expect(await row(/#4/)).toBeInTheDocument();
});

test("shows each deployment in one column on a phone", async () => {
  const media = vi.spyOn(window, "matchMedia");
  media.mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes("max-width"),
        media: query,
        onchange: null,
      }) as unknown as MediaQueryList,
  );
  await openCdn(history(OLDER));
  const cells = within(await row(/#2/)).getAllByRole("rowheader");
  expect(cells).toHaveLength(1);
  expect(cells[0]).toHaveTextContent("took 1 min 24 s");
  expect(cells[0]).toHaveTextContent("40 files uploaded (1.2 MB), 5,902 skipped, 3 removed");
  expect(
    within(cells[0] as HTMLElement).getByRole("button", { name: "Actions for deployment #2" }),
  ).toBeInTheDocument();
});
