import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { settings } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("the privacy policy says that there are no analytics while none are set up", async () => {
  await renderApp("/privacy");
  expect(screen.getByText("Visits are not measured: no analytics script is loaded.")).toBeVisible();
});

test("the privacy policy names the analytics that are set up", async () => {
  const site = () => ({ ...settings, analytics: { src: "https://stats.test/script.js", attributes: {} } });
  await renderApp("/privacy", { settings: { site } });
  expect(screen.getByText(/loads an analytics script from stats.test/)).toBeVisible();
  expect(screen.queryByText(/Visits are not measured/)).not.toBeInTheDocument();
});

test("the terms lead to the privacy policy and to the contact page where there is one", async () => {
  const site = () => ({ ...settings, contactUrl: "https://contact.test/" });
  await renderApp("/terms", { settings: { site } });
  expect(screen.getByRole("link", { name: "the contact page" })).toHaveAttribute(
    "href",
    "https://contact.test/",
  );
  expect(screen.getAllByRole("link", { name: "Privacy Policy" })[0]).toHaveAttribute("href", "/privacy");
});
