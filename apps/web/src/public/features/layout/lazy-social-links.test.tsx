import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { settings } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("shows the profiles that the settings name, and no others", async () => {
  const site = () => ({ ...settings, youtubeUrl: "https://youtube.example/saywhere" });
  await renderApp("/about", { settings: { site } });
  expect(screen.getByRole("link", { name: "YouTube" })).toHaveAttribute(
    "href",
    "https://youtube.example/saywhere",
  );
  expect(screen.queryByRole("link", { name: "Facebook" })).not.toBeInTheDocument();
});

test("shows nothing where there are none", async () => {
  await renderApp("/about");
  expect(screen.queryByRole("link", { name: "YouTube" })).not.toBeInTheDocument();
});
