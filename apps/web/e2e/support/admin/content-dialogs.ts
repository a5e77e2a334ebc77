import { createContent, createLanguage } from "./content.ts";
import { type DialogGroup, expandParts, press, topDialog } from "./dialog-case.ts";

/** The dialogs of the content screens. */
export const contentDialogs: DialogGroup[] = [
  {
    name: "languages",
    visit: async (page) => {
      const glossary = [{ english: "rain", term: "مينهن", note: "The noun" }];
      const language = await createLanguage(page.request, { glossary });
      await page.goto(`/admin/languages?q=${encodeURIComponent(language.name)}`);
      return [
        {
          name: "adding a language",
          title: "Add Language",
          open: async () => {
            const opener = await press(page, "Add Language");
            await expandParts(page, ["More"]);
            return opener;
          },
        },
        {
          name: "editing a language with its glossary",
          title: "Edit Language",
          alike: true,
          open: async () => {
            const opener = await press(page, `Edit ${language.name}`);
            await expandParts(page, ["Glossary (1)"]);
            await topDialog(page).getByRole("group", { name: "Term 1" }).waitFor();
            return opener;
          },
        },
        {
          name: "deleting a language",
          title: "Delete Language",
          alike: true,
          open: () => press(page, `Delete ${language.name}`),
        },
      ];
    },
  },
  {
    name: "categories",
    visit: async (page) => {
      const { category } = await createContent(page.request);
      await page.goto("/admin/categories");
      return [
        {
          name: "adding a category, with errors",
          title: "Add Category",
          open: async () => {
            const opener = await press(page, "Add Category");
            await topDialog(page).getByRole("button", { name: "Add Category" }).click();
            await topDialog(page).getByText("Enter a name").waitFor();
            return opener;
          },
        },
        {
          name: "editing a category",
          title: "Edit Category",
          alike: true,
          open: () => press(page, `Edit ${category.name}`),
        },
        {
          name: "deleting a category",
          title: "Delete Category",
          alike: true,
          open: () => press(page, `Delete ${category.name}`),
        },
        {
          name: "deleting a category that is in use",
          title: "Delete Category",
          alike: true,
          open: () => press(page, "Delete Greetings"),
        },
        {
          name: "a conflict",
          title: "Someone else saved this",
          provokes: [/status of 409/],
          open: async () => {
            await press(page, `Edit ${category.name}`);
            const description = topDialog(page).getByRole("textbox", { name: /^Description/ });
            await description.fill("Snow, too.");
            const theirs = { name: category.name, description: "Hail, too.", version: category.version };
            await page.request.put(`/api/categories/${category.id}`, { data: theirs });
            await topDialog(page).getByRole("button", { name: "Update Category" }).click();
            return undefined;
          },
        },
      ];
    },
  },
  {
    name: "phrases",
    visit: async (page) => {
      const { phrase } = await createContent(page.request);
      await page.goto(`/admin/phrases?q=${encodeURIComponent(phrase.english)}`);
      return [
        { name: "adding a phrase", title: "Add Phrase", open: () => press(page, "Add Phrase") },
        {
          name: "ordering the popular phrases",
          title: "Popular phrases",
          open: () => press(page, "Popular phrases"),
        },
        {
          name: "editing a phrase",
          title: "Edit Phrase",
          alike: true,
          open: () => press(page, `Edit ${phrase.english}`),
        },
        {
          name: "deleting a phrase",
          title: "Delete Phrase",
          alike: true,
          open: () => press(page, `Delete ${phrase.english}`),
        },
        {
          name: "the question whether to discard",
          alike: true,
          title: "Discard your changes?",
          open: async () => {
            await press(page, "Add Phrase");
            const english = topDialog(page).getByRole("textbox", { name: /^English/ });
            await english.fill("Half a phrase");
            await page.keyboard.press("Escape");
            return english;
          },
        },
      ];
    },
  },
  {
    name: "translations",
    visit: async (page) => {
      const { phrase, translation, spoken } = await createContent(page.request);
      await page.request.put(`/api/language-phrases/${translation.id}`, {
        data: { native_text: "مينهن", romanization: null, version: translation.version },
      });
      await page.goto(`/admin/translations?q=${encodeURIComponent(phrase.english)}`);
      return [
        {
          name: "a history with changes",
          title: "History",
          open: async () => {
            const opener = await press(page, `History of ${spoken}`);
            await topDialog(page).getByText("Now", { exact: true }).waitFor();
            return opener;
          },
        },
        {
          name: "editing a translation",
          title: "Edit Translation",
          alike: true,
          open: () => press(page, `Edit ${spoken}`),
        },
        {
          name: "deleting a translation",
          alike: true,
          title: "Delete Translation",
          open: () => press(page, `Delete ${spoken}`),
        },
        {
          name: "adding a translation, with variations and variants",
          title: "Add Translation",
          open: async () => {
            const opener = await press(page, "Add Translation");
            await expandParts(page, [/^Regional Variations/, /^Variants/, "Add variation", "Add variant"]);
            // With unsaved input, Escape would require a confirmation.
            await expandParts(page, ["Remove variation 1", "Remove variant 1"]);
            return opener;
          },
        },
      ];
    },
  },
];
