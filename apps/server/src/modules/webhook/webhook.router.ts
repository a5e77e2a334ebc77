import { pageHeaders } from "@saywhere/validators/api/pagination";
import { successResult } from "@saywhere/validators/api/success";
import { recordDeletionInput, recordIdInput } from "@saywhere/validators/texts/field-schemas";
import {
  createdWebhookEndpoint,
  DELIVERY_DAYS,
  MAX_ENDPOINTS,
  SECRET_OVERLAP_HOURS,
  webhookDelivery,
  webhookDeliveryInput,
  webhookDeliveryPage,
  webhookDeliveryPageInput,
  webhookEndpoint,
  webhookEndpointInput,
  webhookEndpointUpdateInput,
  webhookSecret,
} from "@saywhere/validators/webhooks/webhook";
import { z } from "zod";
import { administratorProcedure, router } from "../../trpc/procedures.ts";
import { adminCall } from "../../trpc/rest-description.ts";

const TAG = "Webhooks";
const STALE = { 409: "Someone saved a newer version" };
const TURNED_OFF = { 409: "The webhook is off" };

/** Endpoints that are notified of changes, and what was sent to them. */
export const webhookRouter = router({
  list: administratorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/webhooks",
        tag: TAG,
        summary: "List the webhook endpoints",
        description: "Every endpoint, the oldest first, without its secret.",
      }),
    )
    .input(z.object({}))
    .output(z.array(webhookEndpoint))
    .query(({ ctx }) => ctx.services.webhook.list()),

  get: administratorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/webhooks/{id}",
        tag: TAG,
        summary: "Get one webhook endpoint",
        description: "The record with its version, for a change.",
      }),
    )
    .input(recordIdInput)
    .output(webhookEndpoint)
    .query(({ ctx, input }) => ctx.services.webhook.get(input.id)),

  create: administratorProcedure
    .meta(
      adminCall({
        method: "POST",
        status: 201,
        path: "/webhooks",
        tag: TAG,
        summary: "Add a webhook endpoint",
        description:
          "Adds an endpoint, which is notified of changes from now on. The response is the only one with its secret. The URL has `https:` and a public address, unless the server is configured otherwise.",
        failures: { 409: `There are ${MAX_ENDPOINTS} endpoints, which is the limit` },
      }),
    )
    .input(webhookEndpointInput)
    .output(createdWebhookEndpoint)
    .mutation(({ ctx, input }) => ctx.services.webhook.create(input, ctx.actor.author)),

  update: administratorProcedure
    .meta(
      adminCall({
        method: "PUT",
        path: "/webhooks/{id}",
        tag: TAG,
        summary: "Change a webhook endpoint",
        description:
          "Changes an endpoint, or turns it on or off. Deliveries that are due while it is off fail, and can be sent again.",
        failures: STALE,
      }),
    )
    .input(webhookEndpointUpdateInput)
    .output(webhookEndpoint)
    .mutation(({ ctx, input }) => ctx.services.webhook.update(input, ctx.actor.author)),

  delete: administratorProcedure
    .meta(
      adminCall({
        method: "DELETE",
        path: "/webhooks/{id}",
        tag: TAG,
        summary: "Delete a webhook endpoint",
        description: "Deletes an endpoint with its deliveries.",
        failures: STALE,
      }),
    )
    .input(recordDeletionInput)
    .output(successResult)
    .mutation(({ ctx, input }) => ctx.services.webhook.delete(input, ctx.actor.author)),

  rotateSecret: administratorProcedure
    .meta(
      adminCall({
        method: "POST",
        path: "/webhooks/{id}/rotate-secret",
        tag: TAG,
        summary: "Replace the secret of a webhook endpoint",
        description: `Responds with a new secret. For ${SECRET_OVERLAP_HOURS} hours, deliveries are signed with the previous one too; one that was replaced before is no longer used.`,
      }),
    )
    .input(recordIdInput)
    .output(webhookSecret)
    .mutation(({ ctx, input }) => ctx.services.webhook.rotateSecret(input.id, ctx.actor.author)),

  test: administratorProcedure
    .meta(
      adminCall({
        method: "POST",
        path: "/webhooks/{id}/test",
        tag: TAG,
        summary: "Test a webhook endpoint",
        description:
          "Sends an event of the type `webhook.test`. Responds at once; read the deliveries for its result.",
        failures: TURNED_OFF,
      }),
    )
    .input(recordIdInput)
    .output(webhookDelivery)
    .mutation(({ ctx, input }) => ctx.services.webhook.test(input.id)),

  deliveries: administratorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/webhooks/{id}/deliveries",
        tag: TAG,
        summary: "List what was sent to a webhook endpoint",
        description: `A page of the deliveries of the last ${DELIVERY_DAYS} days, newest first, each with its body and the response to its last attempt.`,
        responseHeaders: pageHeaders,
      }),
    )
    .input(webhookDeliveryPageInput)
    .output(webhookDeliveryPage)
    .query(({ ctx, input }) => ctx.services.webhook.deliveries(input)),

  delivery: administratorProcedure
    .meta(
      adminCall({
        method: "GET",
        path: "/webhooks/{id}/deliveries/{delivery_id}",
        tag: TAG,
        summary: "Read what was sent to a webhook endpoint",
        description: "One delivery, with its body and the response to its last attempt.",
      }),
    )
    .input(webhookDeliveryInput)
    .output(webhookDelivery)
    .query(({ ctx, input }) => ctx.services.webhook.delivery(input)),

  resend: administratorProcedure
    .meta(
      adminCall({
        method: "POST",
        path: "/webhooks/{id}/deliveries/{delivery_id}/resend",
        tag: TAG,
        summary: "Send a webhook again",
        description:
          "Adds a delivery with the same body and the same `webhook-id`. Responds at once; read the deliveries for its result.",
        failures: TURNED_OFF,
      }),
    )
    .input(webhookDeliveryInput)
    .output(webhookDelivery)
    .mutation(({ ctx, input }) => ctx.services.webhook.resend(input)),
});
