import type { StorageConfiguration } from "@saywhere/validators/cdn/storage-configuration";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswers, callsOf } from "../../../testing/api.ts";
import { failsWith } from "../../../testing/api-failure.ts";
import { bucketConfiguration } from "../../testing/cdn.ts";
import { openCdn } from "./testing/open-cdn.ts";

const folder: StorageConfiguration = {
  ...bucketConfiguration,
  provider: "folder",
  configured: false,
  endpoint: null,
  static: { name: "/srv/saywhere/static", url: "http://localhost:3001" },
};
const card = () => screen.getByRole("region", { name: "CDN Configuration" });

async function openDialog(answers: ApiAnswers = {}) {
  const { user } = await openCdn(answers);
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "View Configuration" });
  await expect.poll(() => button.disabled).toBe(false);
  await user.click(button);
  return { user, dialog: await screen.findByRole("dialog", { name: "CDN Configuration" }) };
}

test("shows the storage location and that it is reachable", async () => {
  await openCdn();
  await within(card()).findByText("Object storage (S3)");
  expect(card()).toHaveTextContent("Regionus-lax-1");
  expect(await within(card()).findByText("Configured")).toBeInTheDocument();
  expect(card()).toHaveTextContent("Static bucketsaywhere-static");
});

test("shows the whole configuration with the URLs of the buckets", async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveTextContent("Endpointhttps://store.test");
  expect(dialog).toHaveTextContent("URL styleBucket in the path");
  expect(within(dialog).getByRole("link", { name: "https://www.saywhere.test" })).toBeInTheDocument();
  expect(dialog).toHaveTextContent("Assetssaywhere-assetshttps://assets.saywhere.test");
  expect(dialog).toHaveTextContent("Mediasaywhere-media");
  expect(dialog).not.toHaveTextContent("S3_ACCESS_KEY_ID");
});

test("lists the variables that switch a local folder to an object storage service", async () => {
  const { dialog } = await openDialog({ storage: { configuration: () => folder } });
  expect(card()).toHaveTextContent("ProviderLocal folder");
  expect(card()).toHaveTextContent("Regionus-lax-1, once an object storage service is set up");
  expect(card()).toHaveTextContent("/srv/saywhere/static");
  expect(within(dialog).getByText("S3_ACCESS_KEY_ID")).toBeInTheDocument();
  expect(within(dialog).getByText("S3_MEDIA_BUCKET")).toBeInTheDocument();
  expect(dialog).toHaveTextContent("Set S3_REGION to the region of the buckets, such as us-east-1.");
});

test("shows which steps of the connection test succeeded, and the first error", async () => {
  const problem = "There is no bucket “saywhere-media”. Create it, or correct S3_MEDIA_BUCKET.";
  let broken = true;
  const { user, dialog } = await openDialog({
    storage: {
      test: () => ({
        success: !broken,
        stores: [
          {
            store: "static",
            name: "saywhere-static",
            passed: ["write", "read", "list", "remove"],
            problem: null,
          },
          {
            store: "media",
            name: "saywhere-media",
            passed: broken ? [] : ["write", "read", "list", "remove"],
            problem: broken ? problem : null,
          },
        ],
      }),
    },
  });
  const press = () => user.click(within(dialog).getByRole("button", { name: "Test connection" }));
  await press();
  const [site, media] = await within(dialog).findAllByRole("listitem");
  expect(site).toHaveTextContent("Static site saywhere-staticA file was written, read, listed and removed.");
  expect(media).toHaveTextContent(`Media saywhere-mediaNo file could be written.${problem}`);
  expect(dialog).toHaveTextContent("The connection has problems.");
  broken = false;
  await press();
  expect(await within(dialog).findByText("The connection works.")).toBeInTheDocument();
  expect(callsOf("storage.test")).toHaveLength(2);
});

test("shows why the connection test could not run", async () => {
  const { user, dialog } = await openDialog({
    storage: { test: failsWith(500, "Something went wrong on our side") },
  });
  await user.click(within(dialog).getByRole("button", { name: "Test connection" }));
  expect(await within(dialog).findByRole("alert")).toHaveTextContent("Something went wrong on our side");
});

test("shows an error in the card when the configuration fails to load", async () => {
  await openCdn({ storage: { configuration: failsWith(500, "Something went wrong on our side") } });
  expect(await within(card()).findByRole("alert")).toHaveTextContent(
    "The configuration could not be loaded.Something went wrong on our side",
  );
  expect(within(card()).queryByRole("button", { name: "View Configuration" })).toBeNull();
});
