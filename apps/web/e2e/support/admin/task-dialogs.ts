import { unique } from "./admin-test.ts";
import { type DialogGroup, expandParts, press, topDialog } from "./dialog-case.ts";
import { card, createTask, documentDialog, field, saveDocument } from "./tasks.ts";

const MARKDOWN = `# The plan

Some \`code\`, a [link](https://example.org/) and ~~nothing~~.

- [x] think
- [ ] write

| what | when | who | why |
|------|------|-----|-----|
| a long description of it | tomorrow | somebody | because |

\`\`\`
a line of code that is longer than the window of a phone is wide, and scrolls inside itself
\`\`\`
`;

/** The dialogs of the task manager and of the documents of its tasks. */
export const taskDialogs: DialogGroup[] = [
  {
    name: "tasks",
    visit: async (page) => {
      const release = unique("Look");
      const task = await createTask(page.request, { release, priority: "High", details: "One\n  two" });
      await page.goto(`/admin/tasks?release=${encodeURIComponent(release)}`);
      return [
        {
          name: "adding a task, with errors",
          title: "Create a new task",
          open: async () => {
            const opener = await press(page, "Add Task");
            await expandParts(page, ["Document"]);
            await topDialog(page).getByRole("button", { name: "Create Task" }).click();
            await topDialog(page).getByText("Title is required").waitFor();
            return opener;
          },
        },
        {
          name: "editing a task",
          title: "Edit Task",
          alike: true,
          open: () => press(page, `Edit ${task.title}`),
        },
        {
          name: "deleting a task",
          alike: true,
          title: "Confirm Deletion",
          open: () => press(page, `Delete ${task.title}`),
        },
        {
          name: "the history of a task",
          title: "History",
          alike: true,
          open: () => press(page, `History of ${task.title}`),
        },
        {
          name: "a conflict of a task",
          title: "Someone else saved this",
          provokes: [/status of 409/],
          alike: true,
          open: async () => {
            await press(page, `Edit ${task.title}`);
            await field(page, "Details").fill("One\n  three");
            const theirs = { title: task.title, release, details: "Two", version: task.version };
            await page.request.put(`/api/tasks/${task.id}`, { data: theirs });
            await topDialog(page).getByRole("button", { name: "Update Task" }).click();
            return undefined;
          },
        },
      ];
    },
  },
  {
    name: "documents",
    visit: async (page) => {
      const release = unique("Look");
      const [stored, missing] = [unique("Stored"), unique("Missing")] as const;
      for (const title of [stored, missing]) {
        await createTask(page.request, { title, release, documentUrl: `/docs/${title}` });
      }
      await saveDocument(page.request, stored, MARKDOWN);
      await page.goto(`/admin/tasks?release=${encodeURIComponent(release)}`);
      const open = async (title: string) => {
        const opener = card(page, title).getByRole("button", { name: title, exact: true });
        await opener.click();
        return opener;
      };
      return [
        {
          name: "the preview of a document",
          title: stored,
          open: async () => {
            const opener = await open(stored);
            await documentDialog(page, stored).preview.getByRole("table").waitFor();
            return opener;
          },
        },
        {
          name: "a document that is edited",
          title: stored,
          open: async () => {
            const opener = await open(stored);
            await documentDialog(page, stored).show("Edit");
            await documentDialog(page, stored).text.waitFor();
            return opener;
          },
        },
        {
          name: "a document that there is not",
          title: missing,
          provokes: [/status of 404/],
          alike: true,
          open: async () => {
            const opener = await open(missing);
            await documentDialog(page, missing).button("Create document").waitFor();
            return opener;
          },
        },
      ];
    },
  },
];
