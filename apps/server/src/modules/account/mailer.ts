import type { Logger } from "pino";
import type { MailSettings } from "../../config/env.ts";

export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
}

/** Sends an e-mail. @returns false when the mail server did not take it, which is logged */
export type SendMail = (mail: Mail) => Promise<boolean>;

/** Milliseconds after which a mail server that does not respond counts as unreachable; the caller waits. */
const TIMEOUT = 10_000;

/** Creates a function that sends e-mails by a mail server. */
export async function createMailer(
  { url, from }: MailSettings,
  log: Pick<Logger, "warn">,
): Promise<SendMail> {
  // Loaded here, so that servers that send no e-mail start faster.
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url,
    // Otherwise whoever is between the two servers could read the password.
    requireTLS: new URL(url).password !== "",
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    try {
      await transport.sendMail({ ...mail, from });
      return true;
    } catch (error) {
      // Only the reason: the e-mail has a link that signs in.
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ reason }, "an e-mail could not be sent: check SMTP_URL and SMTP_FROM");
      return false;
    }
  };
}
