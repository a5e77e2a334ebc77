import { expect, test, vi } from "vitest";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import { languageForm } from "../../testing/fixtures.ts";
import type { Queries } from "../api/lazy-query-client.ts";
import type { Api } from "../api/trpc.ts";
import { type Forms, findForms, watchForms } from "./find-forms.ts";
import { setSpeakingAs } from "./speaking-as.ts";

const form = languageForm({ id: 7, label: "said by a woman", native_text: "Obrigada", speaker: "woman" });
const api = { language: { forms: { queryOptions: (input: object) => input } } } as unknown as Api;

test("a language that cannot be loaded does not take the chosen forms of the others", async () => {
  expectConsoleError(/The forms did not load/);
  setSpeakingAs({ speaker: "woman", regions: {} });
  const queryClient = {
    query: async ({ slug }: { slug: string }) => {
      if (slug === "thai") throw new TypeError("offline");
      return [form];
    },
  } as unknown as Queries;
  const forms = await findForms(queryClient, api, ["portuguese", "thai"]);
  expect(forms.get(7)).toMatchObject({ native_text: "Obrigada" });
});

test("forms that load after the choice was reset are not shown", async () => {
  const loaded = Promise.withResolvers<(typeof form)[]>();
  const queryClient = { query: () => loaded.promise } as unknown as Queries;
  const show = vi.fn<(forms: Forms | null) => void>();
  const page = new AbortController();
  setSpeakingAs({ speaker: "woman", regions: {} });
  watchForms({ queryClient, api, slugs: "portuguese", show, left: page.signal });
  setSpeakingAs({ regions: {} });
  loaded.resolve([form]);
  await new Promise((resolve) => setTimeout(resolve));
  page.abort();
  expect(show).toHaveBeenLastCalledWith(null);
});
