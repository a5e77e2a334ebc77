import { screen, within } from "@testing-library/react";
import { type ApiAnswers, answerApi } from "../../../../testing/api.ts";
import { isSubscribed, sendEvent } from "../../../../testing/event-source.ts";
import { emptyCdn } from "../../../testing/cdn.ts";
import { administrator } from "../../../testing/people.ts";
import { renderAdmin } from "../../../testing/render-admin.tsx";

const WATCH = "deployment.watch";

/** Opens the CDN screen as an administrator, with a site that was never deployed unless `answers` define otherwise. */
export async function openCdn(answers: ApiAnswers = {}) {
  answerApi(emptyCdn);
  const opened = await renderAdmin("/cdn", { me: administrator, answers });
  await screen.findByRole("region", { name: "Static Site Status" });
  return opened;
}

/** Sends the running or newest deployment as the server does. */
export const sendDeployment = (deployment: object | null) => sendEvent(WATCH, deployment);
export const isFollowing = () => isSubscribed(WATCH);
export const inStatusCard = () => within(screen.getByRole("region", { name: "Static Site Status" }));
export const deployButton = () => inStatusCard().getByRole("button", { name: /^Deploy/ });
