import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from "@tanstack/react-router";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { apiServer } from "../../../testing/api.ts";
import { errorText } from "../text/error-text.ts";
import { loadScreens } from "./chunk-load-recovery.ts";

const UNREACHABLE = "The server cannot be reached. Check your connection and try again.";
const NO_PROPER_ANSWER = "The server sent an unexpected response. Try again in a moment.";

// Other tests leave the document at their own URL.
beforeEach(() => history.replaceState(null, "", "/admin/tasks?q=a"));

/** Whether the server responds to requests for the page. */
function answerPage(status: number | null) {
  apiServer.use(http.head("*", () => (status ? new HttpResponse(null, { status }) : HttpResponse.error())));
}

/** Two screens, one of which can be loaded once `found` is set. */
function openRouter() {
  const state = { found: false };
  const reload = vi.fn();
  const root = createRootRoute();
  const load = async () => {
    if (!state.found) throw new TypeError("Failed to fetch dynamically imported module: /tasks.js");
    return { default: () => null };
  };
  const tasks = createRoute({
    getParentRoute: () => root,
    path: "/tasks",
    component: lazyRouteComponent(load),
  });
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: "/" }), tasks]),
    history: createMemoryHistory(),
  });
  loadScreens(router, reload);
  const shown = () => {
    const match = router.state.matches.at(-1);
    return match?.status === "error" ? errorText(match.error) : match?.routeId;
  };
  return { router, state, reload, shown };
}

test.each([
  ["the browser knows of no connection", false, 200, UNREACHABLE],
  ["nobody answers", true, null, UNREACHABLE],
  ["what answers is no server of ours", true, 502, UNREACHABLE],
])(
  "shows an error with a retry button for a screen that fails to load where %s",
  async (_, online, status, words) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
    answerPage(status);
    const { router, state, reload, shown } = openRouter();
    await router.navigate({ to: "/tasks" });
    expect(shown()).toBe(words);
    state.found = true;
    await router.invalidate();
    expect(shown()).toBe("/tasks");
    expect(reload).not.toHaveBeenCalled();
  },
);

test("reloads the page once for a screen of an outdated version when the server responds", async () => {
  answerPage(200);
  const first = openRouter();
  void first.router.navigate({ to: "/tasks" });
  await expect.poll(() => first.reload.mock.calls.length).toBe(1);
  expect(first.shown()).not.toBe(NO_PROPER_ANSWER);

  const second = openRouter();
  await second.router.navigate({ to: "/tasks" });
  expect(second.shown()).toBe(NO_PROPER_ANSWER);
  expect(second.reload).not.toHaveBeenCalled();
  second.state.found = true;
  await second.router.invalidate();
  expect(second.shown()).toBe("/tasks");

  const third = openRouter();
  void third.router.navigate({ to: "/tasks" });
  await expect.poll(() => third.reload.mock.calls.length).toBe(1);
});
