import {
  deploymentEventData,
  importEventData,
  recordEventData,
  TEST_EVENT,
  webhookEventType,
} from "@saywhere/validators/webhooks/webhook";
import { z } from "zod";

const CURSOR = "WyJjaGFuZ2VzIiwiYXNjIiwiNDEiLCI5NyIsMTc5NTQ1NjgwMDAwMDAwMF0";

interface Message {
  summary: string;
  types: string[];
  data: z.ZodObject;
  example: Record<string, unknown>;
}

const starting = (prefix: string) => webhookEventType.options.filter((type) => type.startsWith(`${prefix}.`));

const MESSAGES: Record<string, Message> = {
  recordsChanged: {
    summary: "Records were created, changed or deleted",
    types: ["language", "category", "phrase", "translation"].flatMap(starting),
    data: recordEventData,
    example: { count: 1, ids: [1197], more: false, reason: "edit", cursor: CURSOR },
  },
  importFinished: {
    summary: "An import changed records",
    types: starting("import"),
    data: importEventData,
    example: { counts: { "translation.created": 120, "translation.updated": 14 }, cursor: CURSOR },
  },
  deploymentEnded: {
    summary: "A deployment of the static export finished or failed",
    types: starting("deployment"),
    data: deploymentEventData,
    example: { deployment_id: 12, error: null },
  },
  test: {
    summary: "An administrator tests the endpoint",
    types: [TEST_EVENT],
    data: z.object({}),
    example: {},
  },
};

const DESCRIPTION =
  "Sent by the conventions of [Standard Webhooks](https://www.standardwebhooks.com/), at least once, in any order. Respond with a status of 2xx within 15 seconds.";

const HEADERS = {
  "webhook-id": [
    "Identifies the message; the same for every attempt",
    "evt_0b6f3f4e-6f2b-4a55-9d0d-5f3f1d6f2a10",
  ],
  "webhook-timestamp": ["When it was sent, in seconds since 1970", "1795456800"],
  "webhook-signature": [
    "`v1,` and the HMAC-SHA256 of ID, timestamp and body, joined by dots, in Base64; after a rotation of the secret one for each secret, with a space between them",
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ],
};

/** The `webhooks` of the OpenAPI document: what the server sends to endpoints. */
export function webhookMessages(): Record<string, unknown> {
  const parameters = Object.entries(HEADERS).map(([name, [description, example]]) => ({
    in: "header",
    name,
    required: true,
    description,
    schema: { type: "string" },
    example,
  }));
  return Object.fromEntries(
    Object.entries(MESSAGES).map(([name, { summary, types, data, example }]) => {
      const body = z.object({
        type: z.enum(types as [string, ...string[]]),
        timestamp: z.iso.datetime().describe("When it happened"),
        data,
      });
      const schema = z.toJSONSchema(body, { override: ({ jsonSchema }) => delete jsonSchema.$schema });
      const sent = { type: types[0], timestamp: "2026-11-24T08:00:00.000Z", data: example };
      const operation = {
        operationId: `webhook-message-${name}`,
        summary,
        description: DESCRIPTION,
        tags: ["Webhooks"],
        security: [],
        parameters,
        requestBody: { required: true, content: { "application/json": { schema, example: sent } } },
        responses: {
          "2XX": { description: "The message was received" },
          "410": { description: "The endpoint is gone: it is turned off" },
          default: { description: "Any other status, including a redirect: the message is sent again later" },
        },
      };
      return [name, { post: operation }];
    }),
  );
}
