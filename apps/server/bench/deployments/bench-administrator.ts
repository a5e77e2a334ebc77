import { createTRPCClient, httpLink } from "@trpc/client";
import type { AppRouter } from "../../src/app/api/app-router.ts";

/** The administrator who deploys. */
export const ADMINISTRATOR = { email: "bench@example.org", password: "a password for the bench" };

export interface Deployed {
  seconds: number;
  files: number;
  /** Those that were made, and not found to be the same without making them. */
  made: number;
  uploaded: number;
}

/** What an administrator does on a server. */
export interface BenchAdministrator {
  /** Waits until it is over. */
  deploy(): Promise<Deployed>;
  changeOneTranslation(): Promise<void>;
  /** Changes what every page shows. */
  changeEveryPage(): Promise<void>;
}

/** Signs in, and turns off that changes are deployed by themselves. */
export async function signIn(url: string): Promise<BenchAdministrator> {
  const headers = { origin: url, cookie: await sessionCookie(url) };
  const server = createTRPCClient<AppRouter>({ links: [httpLink({ url: `${url}/trpc`, headers })] });
  await server.deployment.setAutoGenerate.mutate({ enabled: false });
  let changes = 0;
  return {
    async deploy() {
      const start = performance.now();
      const { success, error, counts } = await server.deployment.deploy.mutate({ wait: true });
      if (!success) throw new Error(`the deployment failed: ${error}`);
      return {
        seconds: (performance.now() - start) / 1_000,
        files: counts.pages,
        made: counts.rendered - counts.reused,
        uploaded: counts.uploaded,
      };
    },
    async changeOneTranslation() {
      const { items } = await server.translation.page.query({ limit: 1 });
      const translation = items[0]?.translation;
      if (!translation) throw new Error("the content has no translation");
      const native_text = `${translation.native_text} ${++changes}`;
      await server.translation.update.mutate({ ...translation, native_text });
    },
    async changeEveryPage() {
      const settings = await server.settings.stored.query({});
      await server.settings.update.mutate({
        ...settings,
        contactUrl: `mailto:bench${++changes}@example.org`,
      });
    },
  };
}

async function sessionCookie(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(ADMINISTRATOR),
  });
  if (!answer.ok) throw new Error(`the sign-in failed: ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
