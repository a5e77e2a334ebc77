import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { settings } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("shows the mission, story, steps and tip of the about page, and the source of its figures", async () => {
  await renderApp("/about");
  const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(expect.arrayContaining(["Our Mission", "Our Story", "How to Use Saywhere"]));
  expect(screen.getByText("Planning a Trip?")).toBeVisible();
  expect(screen.getByText(/Unicode Common Locale Data Repository/)).toBeVisible();
});

test("hides the newsletter and contact links while the settings have no URL for them", async () => {
  await renderApp("/about");
  expect(screen.queryByText("Stay in Touch")).not.toBeInTheDocument();
});

test("shows the newsletter and contact links when the settings have URLs for them", async () => {
  const site = () => ({ ...settings, newsletterUrl: "https://news.test/join" });
  await renderApp("/about", { settings: { site } });
  expect(screen.getByRole("link", { name: "Subscribe to the newsletter" })).toHaveAttribute(
    "href",
    "https://news.test/join",
  );
  expect(screen.queryByRole("link", { name: "Contact us" })).not.toBeInTheDocument();
});
