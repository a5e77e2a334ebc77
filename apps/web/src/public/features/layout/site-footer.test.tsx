import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { settings } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";

test("shows only the social profiles that the settings name", async () => {
  const site = () => ({ ...settings, youtubeUrl: "https://youtube.example/saywhere" });
  await renderApp("/about", { settings: { site } });
  expect(screen.getByRole("link", { name: "YouTube" })).toHaveAttribute(
    "href",
    "https://youtube.example/saywhere",
  );
  expect(screen.queryByRole("link", { name: "Facebook" })).not.toBeInTheDocument();
});

test("renders no social links when the settings name no profile", async () => {
  await renderApp("/about");
  expect(screen.queryByRole("link", { name: "YouTube" })).not.toBeInTheDocument();
});
