import type { OneTimeLink } from "@saywhere/validators/accounts/account";
import type { SendMail } from "./mailer.ts";

interface Invitation {
  link: Omit<OneTimeLink, "delivery">;
  invited: { name: string; email: string };
  /** Name of the administrator who invites. */
  by: string;
}

const time = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** Sends an invitation by e-mail, if the server has a mail server. @returns the link, and how it was delivered */
export async function sendInvitation(
  send: SendMail | undefined,
  { link, invited, by }: Invitation,
): Promise<OneTimeLink> {
  if (!send) return { ...link, delivery: "manual" };
  const sent = await send({
    to: { name: invited.name, address: invited.email },
    subject: "Your invitation to Saywhere",
    text: [
      `Hello ${invited.name},`,
      `${by} invited you to edit the content of Saywhere. Open this link to set your password and sign in:`,
      link.url,
      `The link works once, until ${time.format(new Date(link.expires_at))} UTC. If you did not expect this e-mail, ignore it.`,
    ].join("\n\n"),
  });
  return { ...link, delivery: sent ? "sent" : "failed" };
}
