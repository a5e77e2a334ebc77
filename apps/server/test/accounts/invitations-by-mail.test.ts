import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMailer } from "../../src/modules/account/mailer.ts";
import { post } from "../support/calls.ts";
import { dataOf } from "../support/second-factor.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

interface Received {
  from: string;
  to: string[];
  text: string;
}

interface Link {
  url: string;
  delivery: string;
}

const received: Received[] = [];
const logged: string[] = [];
/** What the mail server refuses. */
const REFUSED = "refused@example.org";

/** A mail server without TLS, as one of the own machine may be. */
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS", "AUTH"],
  onRcptTo: ({ address }, _session, done) => {
    done(address === REFUSED ? new Error("No such mailbox here") : undefined);
  },
  onData: (stream, { envelope }, done) => {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      const to = envelope.rcptTo.map(({ address }) => address);
      // Undoes quoted-printable, as far as this text needs it.
      const text = Buffer.concat(chunks).toString().replaceAll("=\r\n", "").replaceAll("=3D", "=");
      received.push({ from, to, text });
      done();
    });
  },
});

const log = pino({}, { write: (line: string) => void logged.push(line) });
const mailerOf = (url: string) => createMailer({ url, from: "saywhere@example.org" }, log);

let mailUrl: string;
let site: TestServer;
let cookie: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    mailServer.listen(0, "127.0.0.1", () => resolve());
  });
  mailUrl = `127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`;
  site = await startTestServer({ sendMail: await mailerOf(`smtp://${mailUrl}`) });
  cookie = (await site.signedIn("administrator", { name: "Ada" })).cookie;
});
afterAll(async () => {
  await site.close();
  await new Promise<void>((resolve) => {
    mailServer.close(() => resolve());
  });
});

const invite = async (email: string) =>
  dataOf<Link>(
    await post(`${site.url}/trpc/people.invite`, { name: "Grace", email, role: "editor" }, { cookie }),
  );
const resetLink = async (email: string) => {
  const person = (await site.services.people.list()).find((listed) => listed.email === email);
  return dataOf<Link>(await post(`${site.url}/trpc/people.resetLink`, { id: person?.id }, { cookie }));
};

test("sends an invitation to the invited person, with a link that works", async () => {
  const { url, delivery } = await invite("grace@example.org");
  expect(delivery).toBe("sent");
  const mail = received.at(-1);
  expect(mail).toMatchObject({ from: "saywhere@example.org", to: ["grace@example.org"] });
  expect(mail?.text).toContain("Subject: Your invitation to Saywhere");
  expect(mail?.text).toContain("Ada invited you to edit the content of Saywhere.");
  expect(mail?.text).toContain(url);
  const again = await resetLink("grace@example.org");
  expect(again.delivery).toBe("sent");
  expect(received.at(-1)?.text).toContain(again.url);
  const accepted = await post(`${site.url}/trpc/account.acceptLink`, {
    token: new URL(again.url).hash.slice(1),
    password: "a password for grace",
  });
  expect(await dataOf(accepted)).toMatchObject({ email: "grace@example.org" });
});

test("sends no link for a new password", async () => {
  const before = received.length;
  const { email } = await site.addPerson("editor");
  expect(await resetLink(email)).toMatchObject({ delivery: "manual" });
  expect(received).toHaveLength(before);
});

test("answers the link, and logs the reason without it, when the mail server does not take the e-mail", async () => {
  const { url, delivery } = await invite(REFUSED);
  expect(delivery).toBe("failed");
  expect(url).toContain("/admin/invitation#");
  const line = logged.at(-1);
  expect(line).toContain("No such mailbox here");
  expect(line).not.toContain(new URL(url).hash.slice(1));
});

test("sends no password to a mail server without TLS", async () => {
  const before = received.length;
  const send = await mailerOf(`smtp://user:secret@${mailUrl}`);
  const to = { name: "Grace", address: "grace@example.org" };
  expect(await send({ to, subject: "Hello", text: "Hello" })).toBe(false);
  expect(received).toHaveLength(before);
  expect(logged.at(-1)).not.toContain("secret");
});
