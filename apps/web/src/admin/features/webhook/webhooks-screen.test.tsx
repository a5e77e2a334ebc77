import {
  type WebhookDelivery,
  type WebhookEndpoint,
  webhookEventType,
} from "@saywhere/validators/webhooks/webhook";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, answerApi, callsOf } from "../../../testing/api.ts";
import { ApiFailure } from "../../../testing/api-failure.ts";
import { exactTime } from "../../lib/text/relative-time.ts";
import { paste } from "../../testing/paste.ts";
import { administrator } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { EVENT_GROUPS } from "./webhook-labels.ts";

const AT = "2026-01-02T10:00:00.000Z";
const SECRET = "whsec_c2VjcmV0";
const index: WebhookEndpoint = {
  id: 3,
  name: "Search index",
  url: "https://example.org/hook",
  events: ["phrase.created"],
  active: true,
  disabled_reason: null,
  secret_rotated_at: null,
  created_at: AT,
  last_delivery: { status: "failed", at: AT },
  version: 1,
};
const gone: WebhookEndpoint = {
  ...index,
  id: 4,
  name: "Old mirror",
  active: false,
  disabled_reason: "The endpoint responded with the status 410, which means that it is gone.",
  last_delivery: null,
};
const failed: WebhookDelivery = {
  id: 9,
  message_id: "evt_1",
  type: "phrase.created",
  status: "failed",
  attempts: 10,
  created_at: AT,
  attempted_at: AT,
  next_attempt_at: null,
  duration_ms: 12,
  response_status: 500,
  response_body: "Out of order",
  error: "The response has the status 500",
  payload: { type: "phrase.created", timestamp: AT, data: { ids: [7] } },
};
const pageOf = (items: WebhookDelivery[]) => ({
  items,
  next: null,
  previous: null,
  total: items.length,
  offset: 0,
});

const open = (webhook: ApiAnswers["webhook"] = {}) =>
  renderAdmin("/webhooks", {
    me: administrator,
    answers: { webhook: { list: () => [index, gone], ...webhook } },
  });
const row = (name: string) => screen.findByRole("row", { name: new RegExp(name) });

test("lists webhooks with their status, and why the server turned one off", async () => {
  await open();
  expect(await row("Search index")).toHaveTextContent(/example.org\/hook.*On.*Failed/);
  expect(await row("Old mirror")).toHaveTextContent(/Off.*Turned off automatically.*410.*None/);
});

test("offers every event", () => {
  const offered = EVENT_GROUPS.flatMap(({ events }) => events.map(([type]) => type));
  expect(offered.toSorted()).toEqual(webhookEventType.options.toSorted());
});

test("adds a webhook after an error next to its field, and shows the secret once", async () => {
  const { user } = await open({
    create: () => {
      const message = "Use a public address";
      throw new ApiFailure(400, message, { issues: [{ path: ["url"], message }] });
    },
  });
  await user.click(screen.getByRole("button", { name: "New webhook" }));
  const dialog = await screen.findByRole("dialog", { name: "New webhook" });
  await paste(user, within(dialog).getByRole("textbox", { name: "Name" }), "Mirror");
  const url = within(dialog).getByRole("textbox", { name: "URL" });
  await paste(user, url, "https://example.org/mirror");
  const languages = within(dialog).getByRole("group", { name: "Languages" });
  await user.click(within(languages).getByRole("checkbox", { name: "Deleted" }));
  await user.click(within(dialog).getByRole("button", { name: "Add webhook" }));
  await waitFor(() => expect(url).toHaveAccessibleDescription(/Use a public address/));
  expect(url).toHaveValue("https://example.org/mirror");

  answerApi({ webhook: { create: () => ({ ...index, name: "Mirror", secret: SECRET }) } });
  await user.click(within(dialog).getByRole("button", { name: "Add webhook" }));
  const made = await screen.findByRole("dialog", { name: "Secret of Mirror" });
  expect(callsOf("webhook.create").at(-1)).toEqual({
    name: "Mirror",
    url: "https://example.org/mirror",
    events: webhookEventType.options.filter((type) => type !== "language.deleted"),
    active: true,
  });
  expect(within(made).getByRole("group", { name: "Secret" })).toHaveTextContent(SECRET);
  await user.click(within(made).getByRole("button", { name: "Done" }));
  await waitFor(() => expect(document.body).not.toHaveTextContent(SECRET));
});

test("opens a webhook by Enter on its row", async () => {
  const { user } = await open();
  (await row("Search index")).focus();
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: /^Edit/ })).toBeInTheDocument();
});

test("turns a webhook on again", async () => {
  const { user } = await open({ update: () => ({ ...gone, active: true, disabled_reason: null }) });
  await user.click(await screen.findByRole("button", { name: "Edit Old mirror" }));
  const dialog = await screen.findByRole("dialog", { name: "Edit webhook" });
  await user.click(within(dialog).getByRole("switch", { name: /^On/ }));
  await user.click(within(dialog).getByRole("button", { name: "Update webhook" }));
  expect(await screen.findByText("Webhook updated")).toBeInTheDocument();
  expect(callsOf("webhook.update")).toMatchObject([
    { id: 4, active: true, version: 1, events: ["phrase.created"] },
  ]);
});

test("shows deliveries with message and response, sends a test, and sends one again", async () => {
  const { user } = await open({
    deliveries: () => pageOf([failed]),
    test: () => ({ ...failed, id: 10, type: "webhook.test", status: "pending", attempts: 0 }),
    resend: () => ({ ...failed, id: 11, status: "pending", attempts: 0 }),
  });
  await user.click(await screen.findByRole("button", { name: "Deliveries of Search index" }));
  const dialog = await screen.findByRole("dialog", { name: "Deliveries of Search index" });
  const result = await within(dialog).findByRole("row", { name: /phrase.created/ });
  expect(result).toHaveTextContent(/Failed.*10 attempts, status 500, 12 ms.*The response has the status 500/);
  expect(within(result).getByRole("rowheader")).toHaveTextContent(exactTime(AT));
  await user.click(within(result).getByText("Message and response"));
  expect(result).toHaveTextContent(/"ids": \[ 7 \].*Out of order/);
  await user.click(within(dialog).getByRole("button", { name: "Send test" }));
  await expect.poll(() => callsOf("webhook.test")).toEqual([{ id: 3 }]);
  await user.click(within(dialog).getByRole("button", { name: "Send again: phrase.created" }));
  await expect.poll(() => callsOf("webhook.resend")).toEqual([{ id: 3, delivery_id: 9 }]);
  await expect.poll(() => callsOf("webhook.deliveries").length).toBeGreaterThan(1);
});

test("does not send to a webhook that is off", async () => {
  const { user } = await open({ deliveries: () => pageOf([failed]) });
  await user.click(await screen.findByRole("button", { name: "Deliveries of Old mirror" }));
  const dialog = await screen.findByRole("dialog", { name: "Deliveries of Old mirror" });
  expect(await within(dialog).findByRole("row", { name: /phrase.created/ })).toBeInTheDocument();
  expect(within(dialog).queryByRole("button", { name: /^Send/ })).toBeNull();
});

test("creates a new secret and deletes a webhook, each after a confirmation", async () => {
  const { user } = await open({
    rotateSecret: () => ({ secret: SECRET, previous_expires_at: AT }),
    delete: () => ({ success: true }),
  });
  await user.click(await screen.findByRole("button", { name: "New secret of Search index" }));
  await user.click(await screen.findByRole("button", { name: "Create secret" }));
  const made = await screen.findByRole("dialog", { name: "Secret of Search index" });
  expect(made).toHaveTextContent(SECRET);
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Stay here" }));
  expect(made).toHaveTextContent(SECRET);
  await user.click(within(made).getByRole("button", { name: "Done" }));
  await user.click(await screen.findByRole("button", { name: "Delete Search index" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete webhook" });
  answerApi({ webhook: { list: () => [gone] } });
  await user.click(within(dialog).getByRole("button", { name: "Delete webhook" }));
  expect(await screen.findByText("Webhook deleted")).toBeInTheDocument();
  expect(callsOf("webhook.delete")).toEqual([{ id: 3 }]);
});
