import { openIdStart } from "@saywhere/validators/accounts/openid-connect";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Authenticate } from "../../http/authentication.ts";
import type { OpenIdConnectService, OpenIdOutcome } from "./openid-connect.service.ts";
import { CALLBACK_PATH } from "./openid-provider.ts";
import { SignInProblem } from "./sign-in-problem.ts";

interface Options {
  openIdConnect: OpenIdConnectService;
  callerOf: Authenticate;
  /** Whether visitors use HTTPS. */
  https: boolean;
}

/** Seconds for which a sign-in may take; the server deletes what it stores of it at the same time. */
const MAX_AGE = 600;

/** Leads browsers to the provider, and back to the sign-in page, which shows what happened or goes on. */
export async function openIdConnectRoutes(
  app: FastifyInstance,
  { openIdConnect, callerOf, https }: Options,
): Promise<void> {
  if (!openIdConnect.provider()) return;
  const name = https ? "__Host-saywhere_openid" : "saywhere_openid";
  // Lax: the browser sends it with the navigation that comes from the provider.
  const cookie = { path: "/", httpOnly: true, sameSite: "lax", secure: https } as const;

  app.get("/api/auth/openid-connect", async (request, reply) => {
    const { redirect } = openIdStart.parse(request.query);
    try {
      const { url, token } = await openIdConnect.begin(redirect, callerOf(request, reply));
      return sendTo(reply.setCookie(name, token, { ...cookie, maxAge: MAX_AGE }), url);
    } catch (error) {
      if (!(error instanceof SignInProblem)) throw error;
      return sendTo(reply, signInPage({ redirect, problem: error.problem }));
    }
  });

  app.get(CALLBACK_PATH, async (request, reply) => {
    const query = request.url.slice(CALLBACK_PATH.length);
    const token = request.cookies[name] ?? "";
    const outcome = await openIdConnect.finish(query, token, callerOf(request, reply));
    // A callback that does not belong to the sign-in leaves it pending; without a callback, the cookie expires on its own.
    if (outcome.problem !== "expired") reply.setCookie(name, "", { ...cookie, maxAge: 0 });
    return sendTo(reply, signInPage(outcome));
  });
}

function sendTo(reply: FastifyReply, url: string): FastifyReply {
  return reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" }).redirect(url, 303);
}

/** The sign-in page goes on to `redirect` where a session began, and only if it is a path of the administration area. */
function signInPage({ redirect, problem, codeToken }: OpenIdOutcome): string {
  const query = new URLSearchParams({ ...(redirect && { redirect }), ...(problem && { problem }) });
  const search = query.size > 0 ? `?${query.toString()}` : "";
  // Browsers do not send what follows the #, so that it is in no log.
  return `/admin/sign-in${search}${codeToken ? `#${codeToken}` : ""}`;
}
