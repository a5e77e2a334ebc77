import { act, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
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

test("links to the license of the content that the settings state", async () => {
  const site = () => ({ ...settings, licenseName: "CC BY 4.0", licenseUrl: "https://license.example/by" });
  await renderApp("/about", { settings: { site } });
  const link = screen.getByRole("link", { name: "Content: CC BY 4.0" });
  expect(link).toHaveAttribute("href", "https://license.example/by");
  expect(link).toHaveAttribute("rel", "license");
  expect(screen.queryByText(/All rights reserved/)).not.toBeInTheDocument();
});

test("names a license without a page as text", async () => {
  const site = () => ({ ...settings, licenseName: "Ask us first" });
  await renderApp("/about", { settings: { site } });
  expect(screen.getByText("Content: Ask us first")).toBeVisible();
  expect(screen.queryByRole("link", { name: /Ask us first/ })).not.toBeInTheDocument();
});

test("names no license when the settings state none", async () => {
  await renderApp("/about");
  expect(screen.queryByText(/^Content:/)).not.toBeInTheDocument();
  expect(screen.getByText(/All rights reserved\.$/)).toBeVisible();
});

test("cycles through the color schemes with a button in the footer", async () => {
  const { user } = await renderApp("/about");
  const footer = within(screen.getByRole("contentinfo"));
  await user.click(footer.getByRole("button", { name: "Theme: system. Switch to light" }));
  expect(document.documentElement).toHaveAttribute("data-mantine-color-scheme", "light");
  await user.click(footer.getByRole("button", { name: "Theme: light. Switch to dark" }));
  expect(document.documentElement).toHaveAttribute("data-mantine-color-scheme", "dark");
  await user.click(footer.getByRole("button", { name: "Theme: dark. Switch to system" }));
  expect(footer.getByRole("button", { name: /^Theme: system/ })).toHaveTextContent("Theme: system");
});

test("changes the color scheme also where the browser has no space to store it", async () => {
  const setItem = vi
    .spyOn(Storage.prototype, "setItem")
    .mockThrow(new DOMException("full", "QuotaExceededError"));
  const { user } = await renderApp("/about");
  const footer = within(screen.getByRole("contentinfo"));
  await user.click(footer.getByRole("button", { name: /Switch to light$/ }));
  await user.click(footer.getByRole("button", { name: /Switch to dark$/ }));
  expect(document.documentElement).toHaveAttribute("data-mantine-color-scheme", "dark");
  setItem.mockRestore();
  await user.click(footer.getByRole("button", { name: /Switch to system$/ }));
  // Stored again, it follows what another tab chooses.
  localStorage.setItem("mantine-color-scheme-value", "dark");
  act(() => void window.dispatchEvent(new StorageEvent("storage")));
  expect(footer.getByRole("button", { name: /^Theme: dark/ })).toBeVisible();
});
