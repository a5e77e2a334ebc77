import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { settings } from "../../testing/fixtures.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { PrivacyScreen } from "./privacy-screen.tsx";
import { TermsScreen } from "./terms-screen.tsx";

test("states in the privacy policy that there are no analytics while none are configured", async () => {
  await renderApp("/privacy");
  expect(screen.getByText("We don’t use analytics.")).toBeVisible();
});

test("names the configured analytics in the privacy policy", async () => {
  const site = () => ({ ...settings, analytics: { src: "https://stats.test/script.js", attributes: {} } });
  await renderApp("/privacy", { settings: { site } });
  expect(screen.getByText(/loads an analytics script from stats.test/)).toBeVisible();
  expect(screen.queryByText("We don’t use analytics.")).not.toBeInTheDocument();
});

test("says in the privacy policy what is stored of a suggestion, as long as the site takes any", async () => {
  await renderApp("/privacy");
  expect(screen.getByRole("heading", { name: "Corrections you suggest" })).toBeVisible();
  expect(
    screen.getByText(/Your browser stores .+ corrections you have not sent yet, your choice/),
  ).toBeVisible();
});

test("says nothing of suggestions in the privacy policy of a site that takes none", async () => {
  const site = () => ({ ...settings, suggestions: "off" as const });
  await renderApp("/privacy", { settings: { site } });
  expect(screen.getByRole("heading", { name: "Privacy Policy" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Corrections you suggest" })).toBeNull();
  expect(screen.queryByText(/corrections you have not sent yet/)).toBeNull();
});

test("names the health data that the browser stores, and what is sent of it, in the privacy policy", async () => {
  await renderApp("/privacy");
  expect(screen.getByText(/your allergy card with what you checked about your health/)).toHaveTextContent(
    /is not sent either\. To show, practice or export phrases, your browser asks us/,
  );
});

test("links the terms to the privacy policy, and to the contact page when there is one", async () => {
  const site = () => ({ ...settings, contactUrl: "https://contact.test/" });
  await renderApp("/terms", { settings: { site } });
  expect(screen.getByRole("link", { name: "the contact page" })).toHaveAttribute(
    "href",
    "https://contact.test/",
  );
  expect(screen.getAllByRole("link", { name: "Privacy Policy" })[0]).toHaveAttribute("href", "/privacy");
});

test("omits in the static export what only a server has", () => {
  render(
    <>
      <PrivacyScreen settings={settings} staticExport />
      <TermsScreen settings={settings} staticExport />
    </>,
  );
  expect(screen.queryByText(/sign in|suggest|API|your browser asks us/)).not.toBeInTheDocument();
});
