import type { Me } from "@saywhere/validators/accounts/account";
import { RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { onTestFinished } from "vitest";
import { type ApiAnswers, answerApi, apiOrigin } from "../../testing/api.ts";
import { resolveReauthentication } from "../lib/api/reauthentication.ts";
import { createRouter } from "../router.tsx";
import { emptyCdn } from "./cdn.ts";
import { emptyDashboard } from "./dashboard.ts";
import { editor } from "./people.ts";

interface RenderOptions {
  /** Who is signed in: `editor` unless told otherwise (`administrator` is in people.ts too), `null` for nobody. */
  me?: Me | null;
  /** What the API says meanwhile. */
  answers?: ApiAnswers;
}

/**
 * Opens a URL of the whole administration area in the test's page, as a person would see it: with the real
 * router, query client and tRPC client; only HTTP is answered by the test.
 *
 *     const { user, router } = await renderAdmin("/languages", {
 *       me: administrator,
 *       answers: { language: { adminList: () => [farsi], create: (input) => ({ ...farsi, ...input }) } },
 *     });
 *     await user.click(screen.getByRole("button", { name: "Add Language" }));
 *     expect(callsOf("language.create")).toEqual([{ name: "Farsi", … }]);
 *
 * - `url` is the path below /admin, with its search: "/translations?language=farsi".
 * - Inputs and answers have the types of the real router. An answer may be a promise, so that a test can look at
 *   the state before it comes; it throws `new ApiFailure(409, "…", { conflict })` to fail. `answerApi` changes
 *   answers on the way, `callsOf` tells what was called with what, `setOnline(false)` cuts the connection.
 * - What the dashboard asks for is answered as of a guide without content, what the CDN screen asks for as of a site
 *   that was never deployed.
 * - What a subscription tells is said with `sendEvent` of event-source.ts.
 * - A call that nobody described, and anything React reports on the console, fails the test. A failure that is meant
 *   to be reported is announced with `expectConsoleError`.
 * - Dialogs and menus are found by role as usual (`screen.findByRole("dialog", { name: "Add Language" })`).
 *
 * @returns the router, whose `state.location` is where the person is (without /admin), and the `user` that acts
 */
export async function renderAdmin(url: string, { me = editor, answers = {} }: RenderOptions = {}) {
  answerApi({
    account: { me: () => me },
    openIdConnect: { provider: () => null, mine: () => ({ has_password: true, linked_at: null }) },
    // Asked by each form with a slug.
    slugRedirect: { target: () => null },
  });
  // Where people land who say nothing else.
  answerApi(emptyDashboard);
  answerApi(emptyCdn);
  answerApi(answers);
  onTestFinished(() => resolveReauthentication(false));
  window.history.replaceState(null, "", `/admin${url}`);
  const router = createRouter("test", apiOrigin());
  await router.load();
  const { container, unmount } = render(<RouterProvider router={router} />);
  return { router, container, unmount, user: userEvent.setup({ delay: null }) };
}
