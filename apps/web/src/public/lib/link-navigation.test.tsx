import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { expectFocus } from "../../testing/expect-focus.ts";
import { farsi } from "../../testing/languages.ts";
import { greetings, phraseEntry } from "../testing/fixtures.ts";
import { helloInFarsi } from "../testing/phrase-detail.ts";
import { renderApp } from "../testing/render-app.tsx";

const answers = {
  language: { list: () => [farsi], popularPhrases: () => [phraseEntry("Hello")] },
  phrase: { inAllLanguages: () => greetings },
};

/** Clicks a link with this URL inserted into the page; returns whether the browser was left to follow it. */
function clickLink(attributes: Record<string, string>, init: MouseEventInit = {}): boolean {
  const link = document.createElement("a");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.append(document.createElement("span"));
  document.body.append(link);
  const target = link.firstChild as Element;
  // jsdom cannot follow links: the last listener records the attempt and prevents it.
  let followed = false;
  const note = (event: Event) => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener("click", note, { once: true });
  fireEvent.click(target, init);
  link.remove();
  return followed;
}

test("follows a link without a page load, moves the focus and announces the title", async () => {
  const { router, user } = await renderApp("/", answers);
  await user.click(screen.getByRole("link", { name: "All languages" }));
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("Browse Languages");
  expect(router.state.location.pathname).toBe("/languages");
  await expectFocus(() => screen.getByRole("main"));
  expect(screen.getByText("Browse Languages | Saywhere", { selector: "[role=status]" })).toBeInTheDocument();
});

test("shows a page from its top where the fragment of a followed link names no element", async () => {
  await renderApp("/", { ...answers, phrase: { ...answers.phrase, detail: () => helloInFarsi } });
  const scroll = vi.spyOn(window, "scrollTo");
  expect(clickLink({ href: "/phrases/farsi/hello#form=formal" })).toBe(false);
  await expectFocus(() => screen.getByRole("main"));
  await waitFor(() => expect(scroll).toHaveBeenCalledWith(0, 0));
});

test("leaves the place to which the fragment of a followed link leads", async () => {
  const { router } = await renderApp("/", answers);
  const scroll = vi.spyOn(window, "scrollTo");
  const lead = vi.spyOn(Element.prototype, "scrollIntoView");
  clickLink({ href: "/languages#main" });
  await waitFor(() => expect(lead).toHaveBeenCalled());
  await act(() => router.load());
  expect(scroll).not.toHaveBeenCalledWith(0, 0);
});

test("preserves the query of a followed link", async () => {
  const { router } = await renderApp("/languages", answers);
  expect(clickLink({ href: "/languages?a=b%20c" })).toBe(false);
  await waitFor(() => expect(router.state.location.search).toEqual({ a: "b c" }));
});

test.each([
  ["another site", { href: "https://example.org/languages" }],
  ["a new tab", { href: "/languages", target: "_blank" }],
  ["a download", { href: "/languages", download: "" }],
  ["a place on this page", { href: "#main" }],
  ["the API", { href: "/api/languages" }],
  ["a share image", { href: "/share/languages/farsi.png" }],
  ["a URL that is no page", { href: "/no-such-page" }],
])("leaves %s to the browser", async (_what, attributes) => {
  await renderApp("/", answers);
  expect(clickLink(attributes)).toBe(true);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "leaves a click with %o to the browser",
  async (init) => {
    await renderApp("/", answers);
    expect(clickLink({ href: "/languages" }, init)).toBe(true);
  },
);

test("preloads nothing for a visitor who saves data and touches a link to scroll", async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  const { router } = await renderApp("/no-such-page", answers);
  const preload = vi.spyOn(router, "preloadRoute");
  const link = screen.getByRole("navigation", { name: "Main" }).querySelector('a[href="/languages"]');
  fireEvent.touchStart(link as Element);
  expect(preload).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, "connection");
  fireEvent.touchStart(link as Element);
  expect(preload).toHaveBeenCalledOnce();
});

test("preloads the page of a hovered link", async () => {
  let asked = 0;
  const list = () => (asked++, [farsi]);
  const { user } = await renderApp("/no-such-page", { language: { list } });
  const menu = screen.getByRole("navigation", { name: "Main" });
  const link = menu.querySelector('a[href="/languages"]') as Element;
  expect(asked).toBe(0);
  await user.hover(link);
  await waitFor(() => expect(asked).toBe(1));
  await user.click(link);
  await screen.findByRole("heading", { name: "Browse Languages" });
  expect(asked).toBe(1);
});
