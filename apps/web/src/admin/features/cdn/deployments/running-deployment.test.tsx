import { act, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { callsOf } from "../../../../testing/api.ts";
import { ApiFailure, failsWith } from "../../../../testing/api-failure.ts";
import { cutStream, failStream, reconnectStream } from "../../../../testing/event-source.ts";
import { expectFocus } from "../../../../testing/expect-focus.ts";
import { deploymentOf, runningDeployment } from "../../../testing/cdn.ts";
import { expectToast, toasts } from "../../../testing/toast.ts";
import { deployButton, inStatusCard, isFollowing, openCdn, sendDeployment } from "../testing/open-cdn.ts";

const starting = (id: number) => ({
  deploy: () => ({ ...runningDeployment(id, { phase: "waiting" }), success: null }),
});
const live = () => screen.getByRole("region", { name: "Running deployment" });
const LOST = "Connection lost. Reconnecting...";

test("starts a deployment, shows its progress, and reports its success", async () => {
  const { user } = await openCdn({ deployment: starting(7) });
  await sendDeployment(null);
  await user.click(deployButton());
  await expect.poll(() => deployButton().textContent).toBe("Deploying...");
  expect(deployButton()).toHaveAttribute("aria-disabled", "true");
  await user.click(deployButton());
  await expect.poll(() => callsOf("deployment.deploy")).toEqual([{ wait: false }]);

  await sendDeployment(runningDeployment(7));
  const bar = screen.getByRole("progressbar", { name: "Rendering pages" });
  expect(bar).toHaveAttribute("aria-valuetext", "1,204 of 5,942 rendered");
  expect(live()).toHaveTextContent("Started by Ada at");
  expect(live()).toHaveTextContent("Rendered1,204 of 5,942 5,900 unchanged");
  const { counts } = deploymentOf(7);
  await sendDeployment(runningDeployment(7, { phase: "uploading", counts: { ...counts, uploaded: 12 } }));
  expect(screen.getByRole("progressbar", { name: "Uploading changes" })).toHaveAttribute(
    "aria-valuetext",
    "12 of 40 uploaded",
  );
  expect(live()).toHaveTextContent("Uploaded12 of 40 1.2 MB");
  await sendDeployment(runningDeployment(7, { phase: "removing", counts: { ...counts, removed: 1 } }));
  expect(screen.getByRole("progressbar", { name: "Removing outdated files" })).toHaveAttribute(
    "aria-valuetext",
    "1 of 3 removed",
  );

  const read = callsOf("deployment.status").length;
  await sendDeployment(deploymentOf(7, { current: true }));
  await expectToast("Static site deployed successfully!Your content is now available via CDN.");
  expect(deployButton()).toHaveTextContent("Deploy Static Site");
  expect(screen.queryByRole("region", { name: "Running deployment" })).toBeNull();
  await expect.poll(() => callsOf("deployment.status").length).toBeGreaterThan(read);
});

test("shows an indeterminate progress bar while there is no count", async () => {
  await openCdn();
  await sendDeployment(runningDeployment(7, { phase: "waiting" }));
  expect(screen.getByRole("progressbar", { name: "Waiting to start" })).not.toHaveAttribute("aria-valuenow");
});

test("shows another user's deployment immediately and announces its phases, without a toast", async () => {
  await openCdn();
  await sendDeployment(runningDeployment(8, { startedBy: "Grace" }));
  expect(deployButton()).toHaveTextContent("Deploying...");
  expect(live()).toHaveTextContent("Started by Grace at");
  expect(screen.getByText("Rendering pages", { selector: "[role=status]" })).toBeInTheDocument();
  await sendDeployment(deploymentOf(8, { startedBy: "Grace" }));
  expect(screen.getByText("The deployment succeeded.", { selector: "[role=status]" })).toBeInTheDocument();
  expect(toasts()).toBeEmptyDOMElement();
});

test.each([
  ["The store answers with errors of its own.", "The store answers with errors of its own."],
  [null, "An error occurred during deployment."],
])("reports a deployment that fails with %j", async (error, message) => {
  const { user } = await openCdn({ deployment: starting(7) });
  await sendDeployment(null);
  await user.click(deployButton());
  await sendDeployment(deploymentOf(7, { status: "failed", error }));
  await expectToast(`Deployment failed${message}`);
  expect(deployButton()).toHaveTextContent("Deploy Static Site");
});

test("shows who runs another deployment when a start is rejected", async () => {
  const message = "Grace started a deployment at 12:03 (UTC); it is still running";
  const { user } = await openCdn({ deployment: { deploy: failsWith(409, message) } });
  await user.click(deployButton());
  await expectToast(`Deployment failed${message}`);
  await expect.poll(() => deployButton().textContent).toBe("Deploy Static Site");
});

test("cancels a deployment and restores the replaced files", async () => {
  const { user } = await openCdn({
    deployment: { ...starting(7), cancel: () => runningDeployment(7, { cancelling: true }) },
  });
  await sendDeployment(null);
  await user.click(deployButton());
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  await expect.poll(() => callsOf("deployment.cancel")).toEqual([{ id: 7 }]);
  await sendDeployment(runningDeployment(7, { cancelling: true, phase: "undoing" }));
  expect(screen.getByRole("button", { name: "Canceling..." })).toHaveAttribute("aria-disabled", "true");
  expect(within(live()).getByRole("heading")).toHaveTextContent("Restoring replaced files");
  await sendDeployment(deploymentOf(7, { status: "cancelled" }));
  await expectToast("Deployment canceledThe static site is unchanged.");
  await expectFocus(() => screen.getByRole("button", { name: "Deploy Static Site" }));
});

test("reports the end of a deployment on another screen, and then stops following", async () => {
  const { user } = await openCdn({ deployment: starting(7) });
  await sendDeployment(null);
  await user.click(deployButton());
  await expect.poll(() => deployButton().textContent).toBe("Deploying...");
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  await screen.findByRole("heading", { name: "Dashboard" });
  await sendDeployment(deploymentOf(7));
  await expectToast("Static site deployed successfully!");
  await expect.poll(isFollowing).toBe(false);
});

test("reads the end of a deployment from the history when another one has started since", async () => {
  const { user } = await openCdn({
    deployment: {
      ...starting(7),
      list: ({ before }) => ({
        deployments: before === 8 ? [deploymentOf(7, { status: "failed", error: "The disk is full." })] : [],
        more: false,
      }),
    },
  });
  await sendDeployment(null);
  await user.click(deployButton());
  await expect.poll(() => callsOf("deployment.deploy")).toHaveLength(1);
  await sendDeployment(runningDeployment(8, { reason: "content", startedBy: null }));
  await expectToast("Deployment failedThe disk is full.");
  expect(live()).toHaveTextContent("Started by a content change at");
});

test("shows that the deployment stream is disconnected until it is back", async () => {
  await openCdn();
  await sendDeployment(runningDeployment(7));
  await cutStream("deployment.watch");
  expect(await inStatusCard().findByText(LOST)).toBeInTheDocument();
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "1,204 of 5,942 rendered");
  await reconnectStream("deployment.watch");
  await sendDeployment(deploymentOf(7));
  expect(screen.queryByText(LOST)).toBeNull();
  expect(deployButton()).toHaveTextContent("Deploy Static Site");
});

test("reopens a deployment stream that the browser gives up", async () => {
  await openCdn();
  await sendDeployment(runningDeployment(7));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    await cutStream("deployment.watch", { givesUp: true });
    await expect.poll(() => screen.queryByText(LOST)).not.toBeNull();
    expect(isFollowing()).toBe(false);
    await act(async () => vi.advanceTimersByTime(3_000));
    await sendDeployment(runningDeployment(7, { phase: "removing" }));
    expect(screen.queryByText(LOST)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test("shows the server's message for a rejected stream, and does not retry by itself", async () => {
  const { user } = await openCdn();
  await failStream("deployment.watch", new ApiFailure(403, "Only administrators may do this"));
  const alert = await inStatusCard().findByRole("alert");
  expect(alert).toHaveTextContent("Only administrators may do this");
  expect(screen.queryByText(LOST)).toBeNull();
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  await sendDeployment(runningDeployment(7));
  expect(inStatusCard().queryByRole("alert")).toBeNull();
});
