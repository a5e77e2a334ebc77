import { DEFAULT_SITE_SETTINGS } from "@saywhere/validators/settings/site-settings";
import { beforeEach, expect, test } from "vitest";
import { openServices } from "../../../test/support/open-services.ts";
import { AUTHOR } from "../../../test/support/refusal.ts";
import { ContentCache } from "../../lib/content-cache.ts";
import { createSettingsService } from "./settings.service.ts";

const open = openServices();
beforeEach(async () => void (await open.database.pool.query("truncate setting, change_set cascade")));

/** Settings as a server that just started has them. */
const settingsOf = (mediaUrl = "https://media.test/audio") =>
  createSettingsService({
    db: open.database.pool,
    cache: new ContentCache(),
    writer: open.writer,
    publicUrl: "https://started.test",
    mediaUrl,
  });

test("uses the server's configuration for settings that were never changed", async () => {
  const settings = settingsOf();
  expect(await settings.site()).toEqual(DEFAULT_SITE_SETTINGS);
  expect(await settings.publicUrl()).toBe("https://started.test");
  expect(await settings.forPages()).toEqual({
    publicUrl: "https://started.test",
    scriptOrigin: null,
    mediaOrigin: null,
  });
});

test("names the origin of media that are not served over HTTPS", async () => {
  const { mediaOrigin } = await settingsOf("http://localhost:9000/media").forPages();
  expect(mediaOrigin).toBe("http://localhost:9000");
});

test("prefers stored settings to the server's configuration", async () => {
  const { version, ...unset } = await settingsOf().stored();
  await settingsOf().update(
    { ...unset, publicUrl: "https://set.test", analyticsSnippet: "https://stats.test/s.js", version },
    AUTHOR,
  );
  const settings = settingsOf();
  expect(await settings.publicUrl()).toBe("https://set.test");
  expect(await settings.forPages()).toMatchObject({
    publicUrl: "https://set.test",
    scriptOrigin: "https://stats.test",
  });
  const { rows } = await open.database.pool.query(
    "select reason, label as setting from change join change_set s on s.id = change_set_id order by label",
  );
  const edited = ["analyticsSnippet", "publicUrl"].map((setting) => ({ reason: "edit", setting }));
  expect(rows).toEqual(edited);
  const { analytics, ...site } = await settings.site();
  expect(analytics).toEqual({ src: "https://stats.test/s.js", attributes: {} });
  expect(site).not.toHaveProperty("publicUrl");
});

test("uses the default for a stored value that is not text, and for a snippet that is not accepted", async () => {
  await open.database.pool.query(
    `insert into setting (key, value) values ('name', '5'), ('analyticsSnippet', '"<b>"')
     on conflict (key) do update set value = excluded.value`,
  );
  expect(await settingsOf().site()).toMatchObject({ name: "Saywhere", analytics: null });
});
