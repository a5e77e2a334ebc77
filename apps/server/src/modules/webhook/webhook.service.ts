import { randomBytes } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { Author } from "@saywhere/db/change-set";
import {
  WebhookEndpoint as EndpointEntity,
  WebhookSecret as SecretEntity,
} from "@saywhere/db/entities/webhook.entity";
import { type Queryable, toQueryable } from "@saywhere/db/queries/queryable";
import {
  addWebhookEvent,
  findWebhookDelivery,
  findWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  lockWebhookEndpointCount,
  replaceWebhookSecret,
  resendWebhookDelivery,
} from "@saywhere/db/queries/webhook.queries";
import {
  type CreatedWebhookEndpoint,
  MAX_ENDPOINTS,
  SECRET_OVERLAP_HOURS,
  TEST_EVENT,
  WEBHOOK_PAGE_SIZE,
  type WebhookDelivery,
  type WebhookDeliveryInput,
  type WebhookDeliveryPage,
  type WebhookDeliveryPageInput,
  type WebhookEndpoint,
  type WebhookEndpointInput,
  type WebhookEndpointUpdateInput,
  type WebhookSecret,
} from "@saywhere/validators/webhooks/webhook";
import { AppError, invalidField } from "../../errors/app-error.ts";
import { translateCursorError } from "../../errors/invalid-cursor.ts";
import { existing } from "../../errors/record-not-found.ts";
import { lockRecord } from "../../writes/optimistic-lock.ts";
import type { RecordWriter } from "../../writes/record-writer.ts";
import { versionedRecords } from "../../writes/versioned-records.ts";
import { isPrivateHost } from "./ssrf-guard.ts";
import { presentWebhookDelivery, presentWebhookEndpoint } from "./webhook.presenter.ts";

const KIND = "webhook_endpoint";

interface Deps {
  db: Queryable;
  recordWriter: RecordWriter;
  /** Whether endpoints may have IP addresses that are not public, and URLs without HTTPS. */
  privateAddresses: boolean;
}

export type WebhookService = ReturnType<typeof createWebhookService>;

export function createWebhookService({ db, recordWriter, privateAddresses }: Deps) {
  const read = async (id: number) =>
    presentWebhookEndpoint(existing(await findWebhookEndpoint(db, id), KIND));
  const records = versionedRecords({ db, writer: recordWriter, entity: EndpointEntity, kind: KIND, read });

  /** @throws AppError BAD_REQUEST for a URL that this server sends nothing to */
  function checkUrl(url: string): void {
    const { protocol, hostname } = new URL(url);
    if (privateAddresses) return;
    if (protocol !== "https:") throw invalidField(["url"], "Use an address that begins with https://");
    if (isPrivateHost(hostname)) throw invalidField(["url"], "Use a public address");
  }

  /** @throws AppError NOT_FOUND, or CONFLICT for an endpoint that is turned off */
  async function assertActive(id: number): Promise<void> {
    if ((await read(id)).active) return;
    throw new AppError("CONFLICT", "This webhook is off. Turn it on first.");
  }

  async function readDelivery(endpointId: number, deliveryId: number | null): Promise<WebhookDelivery> {
    const row = deliveryId === null ? null : await findWebhookDelivery(db, { endpointId, deliveryId });
    return presentWebhookDelivery(existing(row, "delivery"));
  }

  return {
    list: async (): Promise<WebhookEndpoint[]> =>
      (await listWebhookEndpoints(db)).map(presentWebhookEndpoint),

    /** @throws AppError NOT_FOUND */
    get: read,

    /** @throws AppError BAD_REQUEST for a URL that is not allowed, or CONFLICT when there are as many as there can be */
    async create(input: WebhookEndpointInput, author: Author): Promise<CreatedWebhookEndpoint> {
      checkUrl(input.url);
      const secret = generateSigningSecret();
      const { result } = await recordWriter.run(author, "edit", async (em) => {
        if ((await lockWebhookEndpointCount(toQueryable(em))) >= MAX_ENDPOINTS) {
          throw new AppError(
            "CONFLICT",
            `You can have at most ${MAX_ENDPOINTS} webhooks. Delete one you no longer use.`,
          );
        }
        const endpoint = em.create(EndpointEntity, input);
        em.create(SecretEntity, { endpoint, secret });
        await em.flush();
        return endpoint.id;
      });
      return { ...(await read(result)), secret };
    },

    /** @throws AppError NOT_FOUND, BAD_REQUEST for a URL that is not allowed, CONFLICT for a version that is not the newest */
    async update(
      { id, version, active, ...fields }: WebhookEndpointUpdateInput,
      author: Author,
    ): Promise<WebhookEndpoint> {
      checkUrl(fields.url);
      return records.change({ id, version }, author, async (em, endpoint) => {
        em.assign(endpoint, fields);
        if (active === undefined || active === endpoint.active) return;
        endpoint.active = active;
        endpoint.disabledReason = null;
      });
    },

    /** @throws AppError NOT_FOUND, or CONFLICT for a version that is not the newest */
    delete: records.delete,

    /** @throws AppError NOT_FOUND */
    async rotateSecret(id: number, author: Author): Promise<WebhookSecret> {
      const secret = generateSigningSecret();
      const { result } = await recordWriter.run(author, "edit", (em) => rotate(em, id, secret));
      return { secret, previous_expires_at: result };
    },

    /** @throws AppError NOT_FOUND, or CONFLICT for an endpoint that is turned off */
    async test(id: number): Promise<WebhookDelivery> {
      await assertActive(id);
      return readDelivery(id, await addWebhookEvent(db, { endpointId: id, type: TEST_EVENT, data: {} }));
    },

    /** @throws AppError NOT_FOUND, or BAD_REQUEST for a cursor that no page of this list returned */
    async deliveries({ id, ...cursors }: WebhookDeliveryPageInput): Promise<WebhookDeliveryPage> {
      await read(id);
      const request = { ...cursors, endpointId: id, limit: WEBHOOK_PAGE_SIZE };
      const page = await listWebhookDeliveries(db, request).catch(translateCursorError);
      return { ...page, items: page.items.map(presentWebhookDelivery) };
    },

    /** @throws AppError NOT_FOUND */
    delivery: ({ id, delivery_id }: WebhookDeliveryInput): Promise<WebhookDelivery> =>
      readDelivery(id, delivery_id),

    /** @throws AppError NOT_FOUND, or CONFLICT for an endpoint that is turned off */
    async resend({ id, delivery_id }: WebhookDeliveryInput): Promise<WebhookDelivery> {
      await assertActive(id);
      return readDelivery(id, await resendWebhookDelivery(db, { endpointId: id, deliveryId: delivery_id }));
    },
  };
}

/** Generates a secret in the format of Standard Webhooks, of 256 random bits. */
function generateSigningSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

async function rotate(em: EntityManager, endpointId: number, secret: string): Promise<string> {
  const endpoint = await lockRecord(em, EndpointEntity, KIND, { id: endpointId });
  endpoint.secretRotatedAt = new Date();
  return replaceWebhookSecret(toQueryable(em), {
    endpointId,
    secret,
    overlapHours: SECRET_OVERLAP_HOURS,
  });
}
