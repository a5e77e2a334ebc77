import { RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { httpLink } from "@trpc/client";
import { type ApiAnswers, answerApi, apiOrigin } from "../../testing/api.ts";
import { expectConsoleError } from "../../testing/console-errors.ts";
import { createRouter } from "../router.tsx";
import { settings } from "./fixtures.ts";

/** Opens a URL of the whole app in the test's page; `answers` is what the API says meanwhile. */
export async function renderApp(url: string, answers: ApiAnswers = {}) {
  answerApi({ settings: { site: () => settings } });
  answerApi(answers);
  window.history.replaceState(null, "", url);
  const router = createRouter({
    links: [httpLink({ url: `${apiOrigin()}/trpc` })],
    publicUrl: "https://saywhere.test",
  });
  await router.load();
  // As after hydration.
  router.options.context.settings = router.state.matches[0]?.context.settings;
  // The root route renders the document itself, which React reports for its scripts: they are the server's to run.
  expectConsoleError(/Encountered a script tag while rendering/);
  render(<RouterProvider router={router} />, { container: document });
  return { router, user: userEvent.setup() };
}
