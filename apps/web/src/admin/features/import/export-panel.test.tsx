import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, expect, test, vi } from "vitest";
import { apiServer } from "../../../testing/api.ts";
import { farsi } from "../../testing/content.ts";
import { editor } from "../../testing/people.ts";
import { renderAdmin } from "../../testing/render-admin.tsx";
import { expectToast } from "../../testing/toast.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("begins with the language in the URL", async () => {
  await renderAdmin("/translations/import?language=farsi", {
    answers: { language: { adminList: () => [farsi] } },
  });
  expect(await screen.findByRole("link", { name: "Export" })).toHaveAttribute(
    "href",
    expect.stringMatching(/[?&]language=farsi(&|$)/),
  );
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Language" })).toHaveValue(farsi.name));
});

test("updates the export link when the options change", async () => {
  const { user } = await renderAdmin("/translations/import", {
    answers: {
      language: {
        adminList: () => [
          {
            id: 2,
            slug: "farsi",
            name: "Farsi (Persian)",
            nativeName: "فارسی",
            code: "fa",
            script: "Arab",
            direction: "rtl",
            family: null,
            speakers: null,
            regions: null,
            writing: null,
            description: "Farsi.",
            version: 1,
            aliases: [],
            emergency_numbers: [],
            translation_count: 134,
          },
        ],
      },
    },
  });
  const link = () => screen.getByRole("link", { name: "Export" });
  expect(link()).toHaveAttribute("href", "/api/language-phrases/export?format=csv&lists=columns");
  expect(link()).toHaveAttribute("download");
  await user.click(screen.getByRole("combobox", { name: "Language" }));
  await user.click(await screen.findByRole("option", { name: "Farsi (Persian)" }));
  await user.click(screen.getByRole("radio", { name: /Missing only/ }));
  await user.click(screen.getByRole("radio", { name: /JSON/ }));
  expect(link()).toHaveAttribute(
    "href",
    "/api/language-phrases/export?format=json&language=farsi&missing=true",
  );
  expect(screen.getByRole("link", { name: "Export a template" })).toHaveAttribute(
    "href",
    "/api/language-phrases/export?format=csv&lists=columns&missing=true",
  );
});

test("keeps a downloaded file until the browser has had time to read it", async () => {
  const { saved, revoked } = watchDownloads();
  apiServer.use(http.get("*/api/language-phrases/export", () => new HttpResponse("language,phrase")));
  const { user, unmount } = await renderAdmin("/translations/import", {
    answers: { language: { adminList: () => [] } },
  });
  const link = await screen.findByRole("link", { name: "Export" });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await user.click(link);
  await expect.poll(() => saved.length).toBe(1);
  unmount();
  vi.advanceTimersByTime(30_000);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(revoked).toEqual(["blob:1"]);
});

test("saves an export under its name after signing in again when the session has ended", async () => {
  const { saved } = watchDownloads();
  let refusal: Response | null = HttpResponse.json({ message: "Sign in first" }, { status: 401 });
  apiServer.use(
    http.get("*/api/language-phrases/export", () => {
      if (refusal) return refusal.clone();
      const disposition = `attachment; filename="saywhere-_.csv"; filename*=UTF-8''saywhere-%D9%81.csv`;
      return new HttpResponse("language,phrase", { headers: { "content-disposition": disposition } });
    }),
  );
  const { user } = await renderAdmin("/translations/import", {
    answers: { language: { adminList: () => [] }, account: { signIn: () => editor } },
  });
  await user.click(await screen.findByRole("link", { name: "Export" }));
  const dialog = await screen.findByRole("dialog", { name: /sign in/i });
  refusal = null;
  await user.type(within(dialog).getByLabelText(/^Password/), "a long password{Enter}");
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.name).toBe("saywhere-ف.csv");
  expect(await saved[0]?.content.text()).toBe("language,phrase");

  refusal = HttpResponse.json({ message: "The database is not responding." }, { status: 503 });
  await user.click(screen.getByRole("link", { name: "Export a template" }));
  await expectToast("ErrorFailed to export translations. The database is not responding.");
  expect(saved).toHaveLength(1);
});

interface Saved {
  content: Blob;
  name?: string;
}

/** Records downloads, which jsdom cannot perform, and revoked object URLs. */
function watchDownloads() {
  const saved: Saved[] = [];
  const revoked: string[] = [];
  URL.createObjectURL = (content) => `blob:${saved.push({ content: content as Blob })}`;
  URL.revokeObjectURL = (href) => void revoked.push(href);
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    Object.assign(saved.at(-1) ?? {}, { name: this.download });
  });
  return { saved, revoked };
}
