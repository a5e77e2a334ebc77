import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { settings } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("has mission, story, steps and tip, and says where the figures come from", async () => {
  await renderApp("/about");
  const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(expect.arrayContaining(["Our Mission", "Our Story", "How to Use Saywhere"]));
  expect(screen.getByText("Planning a Trip?")).toBeVisible();
  expect(screen.getByText(/Unicode Common Locale Data Repository/)).toBeVisible();
});

test("shows no newsletter and no contact while the settings have no address", async () => {
  await renderApp("/about");
  expect(screen.queryByText("Stay in Touch")).not.toBeInTheDocument();
});

test("shows each where the settings have its address", async () => {
  const site = () => ({ ...settings, newsletterUrl: "https://news.test/join" });
  await renderApp("/about", { settings: { site } });
  expect(screen.getByRole("link", { name: "Subscribe to the newsletter" })).toHaveAttribute(
    "href",
    "https://news.test/join",
  );
  expect(screen.queryByRole("link", { name: "Contact us" })).not.toBeInTheDocument();
});
