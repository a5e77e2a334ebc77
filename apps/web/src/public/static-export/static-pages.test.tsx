import { staticData } from "@saywhere/search/static/data-files";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { expectConsoleError } from "../../testing/console-errors.ts";
import type { createRouter } from "../router.tsx";
import { renderStaticPage } from "../testing/render-static-page.tsx";
import { siteFiles } from "../testing/static-site.ts";

const cards = (list: string) => within(screen.getByRole("list", { name: list })).getAllByRole("link");
const hrefs = (list: string) => cards(list).map((card) => card.getAttribute("href"));
/** Files are read one after the other: a busy machine takes its time. */
const heading = (name: string | RegExp) => screen.findByRole("heading", { name }, { timeout: 4_000 });
/** What is in the page when the router says that it rendered a search, and scrolls. */
const renderedByRouter = (router: ReturnType<typeof createRouter>) =>
  new Promise<Node | undefined>((resolve) => {
    const unsubscribe = router.subscribe("onRendered", ({ toLocation }) => {
      if (!("q" in toLocation.search)) return;
      unsubscribe();
      resolve(document.querySelector("main")?.cloneNode(true));
    });
  });
const searchBox = () => screen.getByRole("combobox", { name: "Search for a phrase" });

test("filters the list from the data files", async () => {
  const { router, user, asked } = await renderStaticPage("/phrases", "/phrases");
  expect(cards("Phrases")).toHaveLength(11);
  const languages = within(screen.getByRole("navigation", { name: "Languages" }));
  await user.click(languages.getByText("Farsi (Persian)"));
  await heading("Phrases in Farsi (Persian)");
  expect(router.state.location.href).toBe("/phrases?language=farsi");
  expect(hrefs("Phrases")).toEqual(
    ["hello", "thank-you", "thank-you-very-much", "help"].map((slug) => `/phrases/farsi/${slug}`),
  );
  expect(asked).toContain(staticData.entriesOfLanguage("farsi"));
});

test.each([
  ["/phrases?language=farsi", "/phrases"],
  ["/phrases/?language=farsi&category=health", "/phrases"],
])("shows what %s asks for, though the page is the one of %s", async (url, path) => {
  const { router } = await renderStaticPage(url, path);
  expect(window.location.pathname + window.location.search).toBe(url);
  await heading(/in Farsi \(Persian\)/);
  expect(router.state.location.href).toBe(url);
  expect(window.location.pathname + window.location.search).toBe(url);
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `https://saywhere.test${url.replace("/?", "?")}`,
  );
});

test("keeps back other results until those that were asked for are there", async () => {
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  await renderStaticPage("/phrases?language=farsi", "/phrases");
  expect(document.adoptedStyleSheets).toHaveLength(1);
  await heading("Phrases in Farsi (Persian)");
  await waitFor(() => expect(document.adoptedStyleSheets).toEqual([]));
});

test("where the server puts a slash at the end, the filters keep it", async () => {
  const { router, user } = await renderStaticPage("/phrases/", "/phrases");
  await user.click(within(screen.getByRole("navigation", { name: "Categories" })).getByText("Health"));
  await waitFor(() => expect(router.state.location.href).toBe("/phrases/?category=health"));
});

test("searches, and says what was asked", async () => {
  await renderStaticPage("/search/?q=thank+you+in+japanese", "/search");
  await heading("“thank you” · Japanese");
  expect(hrefs("Results")).toEqual(["/phrases/japanese/thank-you"]);
  expect(searchBox()).toHaveValue("thank you in japanese");
});

test("renders the first results after what the router renders, behind the placeholder", async () => {
  const { router } = await renderStaticPage("/search?q=thank+you+in+japanese", "/search");
  expect(await renderedByRouter(router)).toHaveTextContent("Searching…");
  await heading("“thank you” · Japanese");
});

test("renders the first results of a page that was reloaded at once, so that its place is kept", async () => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "reload" } as never]);
  const { router } = await renderStaticPage("/search?q=thank+you+in+japanese", "/search");
  expect(await renderedByRouter(router)).toHaveTextContent("“thank you” · Japanese");
});

test("suggests phrases", async () => {
  const { user } = await renderStaticPage("/search", "/search");
  await user.type(searchBox(), "gracias");
  expect((await screen.findAllByRole("option")).map((option) => option.getAttribute("href"))).toEqual([
    "/phrases/spanish/thank-you",
    "/phrases/spanish/thank-you-very-much",
  ]);
});

test("leaves other pages to the browser, and loads them ahead", async () => {
  const { user, router } = await renderStaticPage("/phrases", "/phrases");
  const [card] = cards("Phrases");
  if (!card) throw new Error("No card");
  await user.hover(card);
  await waitFor(() =>
    expect(document.querySelector('link[rel="prefetch"]')).toHaveAttribute(
      "href",
      expect.stringMatching("/hello$"),
    ),
  );
  let followed = false;
  window.addEventListener(
    "click",
    (event) => {
      followed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await user.click(card);
  expect(followed).toBe(true);
  expect(router.state.location.href).toBe("/phrases");
});

test("says that a data file could not be read, and reads it when asked again", async () => {
  expectConsoleError(/could not be read: 404/);
  const files = new Map(siteFiles);
  files.delete(staticData.languages);
  const { user } = await renderStaticPage("/phrases?language=farsi", "/phrases", files);
  const again = await screen.findByRole("button", { name: "Try again" });
  files.set(staticData.languages, siteFiles.get(staticData.languages));
  await user.click(again);
  expect(await heading("Phrases in Farsi (Persian)")).toBeVisible();
});
