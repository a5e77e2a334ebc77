import { expect, test } from "vitest";
import { expectConsoleError } from "../../../testing/console-errors.ts";
import type { Queries } from "../api/lazy-query-client.ts";
import type { Api } from "../api/trpc.ts";
import { findForms } from "./find-forms.ts";
import { setSpeakingAs } from "./speaking-as.ts";

test("a language that cannot be loaded does not take the chosen forms of the others", async () => {
  expectConsoleError(/The forms did not load/);
  setSpeakingAs({ speaker: "woman", regions: {} });
  const form = {
    id: 7,
    label: "said by a woman",
    native_text: "Obrigada",
    romanization: null,
    pronunciation_guide: null,
    speaker: "woman",
    listener: null,
    register: null,
    region: null,
  };
  const queryClient = {
    query: async ({ slug }: { slug: string }) => {
      if (slug === "thai") throw new TypeError("offline");
      return [form];
    },
  } as unknown as Queries;
  const api = { language: { forms: { queryOptions: (input: object) => input } } } as unknown as Api;
  const forms = await findForms(queryClient, api, ["portuguese", "thai"]);
  expect(forms.get(7)).toMatchObject({ native_text: "Obrigada" });
});
