import type { DeliveryStatus, WebhookEventType } from "@saywhere/validators/webhooks/webhook";

/** The events by what they are about, in the order of the form. */
export const EVENT_GROUPS: { label: string; events: [WebhookEventType, string][] }[] = [
  group("Languages", "language"),
  group("Categories", "category"),
  group("Phrases", "phrase"),
  group("Translations", "translation"),
  { label: "Imports", events: [["import.finished", "Finished"]] },
  {
    label: "Deployments",
    events: [
      ["deployment.finished", "Finished"],
      ["deployment.failed", "Failed"],
    ],
  },
];

function group(label: string, kind: "language" | "category" | "phrase" | "translation") {
  return {
    label,
    events: [
      [`${kind}.created`, "Created"],
      [`${kind}.updated`, "Updated"],
      [`${kind}.deleted`, "Deleted"],
    ] as [WebhookEventType, string][],
  };
}

export const DELIVERY_LOOKS = {
  pending: { label: "Pending", tone: "underway" },
  succeeded: { label: "Succeeded", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
} as const satisfies Record<DeliveryStatus, object>;
