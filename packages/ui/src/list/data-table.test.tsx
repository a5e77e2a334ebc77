// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderComponent } from "../testing/render-component.tsx";
import { type Column, DataTable } from "./data-table.tsx";
import type { Sorting } from "./sort-header.tsx";

interface Row {
  id: number;
  name: string;
  code: string;
}

const columns: Column<Row>[] = [
  { id: "code", header: "Code", cell: (row) => row.code, hideBelow: "sm" },
  { id: "name", header: "Name", cell: (row) => row.name, sortKey: "name", rowHeader: true },
];
const rows = [
  { id: 1, name: "Farsi", code: "fa" },
  { id: 2, name: "Spanish", code: "es" },
];
const table = { caption: "Languages", columns, rowKey: (row: Row) => row.id, empty: "No languages found." };

test("a data table has a name, and its rows have names and actions", async () => {
  renderComponent(() => (
    <DataTable {...table} rows={rows} actions={(row) => <button type="button">Edit {row.name}</button>} />
  ));
  const shown = screen.getByRole("table", { name: "Languages" });
  expect(
    within(shown)
      .getAllByRole("columnheader")
      .map((header) => header.textContent),
  ).toEqual(["Code", "Name", "Actions"]);
  expect(
    within(shown)
      .getAllByRole("rowheader")
      .map((header) => header.textContent),
  ).toEqual(["Farsi", "Spanish"]);
  expect(within(shown).getByRole("row", { name: /Farsi/ })).toHaveTextContent("faFarsiEdit Farsi");
});

test("content below a row spans the whole table, and other rows have none", async () => {
  renderComponent(() => (
    <DataTable {...table} rows={rows} actions={() => null} detail={({ id }) => id === 1 && "More of it"} />
  ));
  const [, farsi, detail, spanish] = screen.getAllByRole("row");
  expect([farsi?.textContent, detail?.textContent, spanish?.textContent]).toEqual([
    "faFarsi",
    "More of it",
    "esSpanish",
  ]);
  expect(within(detail as HTMLElement).getByRole("cell")).toHaveAttribute("colspan", "3");
});

test("a loading data table shows the requested number of skeleton rows", async () => {
  renderComponent(() => <DataTable {...table} rows={undefined} placeholderRows={3} />);
  expect(screen.getAllByRole("row")).toHaveLength(1 + 3);
  expect(screen.getByRole("region", { name: "Languages" })).toHaveAttribute("aria-busy", "true");
});

test("a data table without rows shows a message instead of a table", async () => {
  renderComponent(() => <DataTable {...table} rows={[]} />);
  expect(screen.getByText("No languages found.")).toBeInTheDocument();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("a sortable header reverses the order and announces it", async () => {
  const sorted = vi.fn<(sorting: Sorting) => void>();
  const { user } = renderComponent(() => {
    const [sorting, setSorting] = useState<Sorting>();
    const sort = (next: Sorting) => {
      sorted(next);
      setSorting(next);
    };
    return <DataTable {...table} rows={rows} sorting={sorting} onSort={sort} />;
  });
  const header = screen.getByRole("columnheader", { name: "Name" });
  expect(header).toHaveAttribute("aria-sort", "none");
  expect(screen.getByRole("columnheader", { name: "Code" })).not.toHaveAttribute("aria-sort");
  await user.click(within(header).getByRole("button"));
  expect(header).toHaveAttribute("aria-sort", "ascending");
  await user.click(within(header).getByRole("button"));
  expect(header).toHaveAttribute("aria-sort", "descending");
  expect(sorted.mock.calls).toEqual([[{ key: "name", order: "asc" }], [{ key: "name", order: "desc" }]]);
});

test("the keyboard can skip a long table", async () => {
  const many = Array.from({ length: 11 }, (_, id) => ({ id, name: `Language ${id}`, code: "xx" }));
  const { user } = renderComponent(() => (
    <>
      <DataTable {...table} rows={many} actions={({ name }) => <button type="button">Edit {name}</button>} />
      <button type="button">Next</button>
    </>
  ));
  await user.tab();
  expect(screen.getByRole("button", { name: "Skip the table" })).toHaveFocus();
  await user.keyboard("{Enter}");
  await user.tab();
  expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
});

test("opens a row by a click beside its controls, and by Enter, with arrow keys that move among the rows", async () => {
  const open = vi.fn<(row: Row) => void>();
  const edit = vi.fn<() => void>();
  const { user } = renderComponent(() => (
    <DataTable
      {...table}
      rows={rows}
      onOpen={open}
      actions={(row) => (
        <button type="button" onClick={edit}>
          Edit {row.name}
        </button>
      )}
    />
  ));
  await user.click(screen.getByText("Spanish"));
  expect(open.mock.calls).toEqual([[rows[1]]]);
  await user.click(screen.getByRole("button", { name: "Edit Farsi" }));
  expect(edit).toHaveBeenCalledOnce();
  await user.keyboard("{Enter}");
  expect(edit).toHaveBeenCalledTimes(2);
  expect(open).toHaveBeenCalledOnce();

  const [, farsi, spanish] = screen.getAllByRole("row");
  await user.tab({ shift: true });
  await waitFor(() => expect(farsi).toHaveFocus());
  await user.keyboard("{ArrowUp}{ArrowDown}");
  await waitFor(() => expect(spanish).toHaveFocus());
  await user.keyboard("{ArrowDown}{Enter}");
  expect(open.mock.calls).toEqual([[rows[1]], [rows[1]]]);
  // One row is a stop of Tab.
  expect(farsi).toHaveAttribute("tabindex", "-1");
  expect(spanish).toHaveAttribute("tabindex", "0");
});

test("opens only the rows that can be opened", async () => {
  const open = vi.fn<(row: Row) => void>();
  const { user } = renderComponent(() => (
    <DataTable {...table} rows={rows} onOpen={open} canOpen={({ id }) => id === 2} />
  ));
  const [, farsi, spanish] = screen.getAllByRole("row");
  expect(farsi).not.toHaveAttribute("data-opens");
  expect(spanish).toHaveAttribute("data-opens");
  await user.click(screen.getByText("Farsi"));
  await waitFor(() => expect(farsi).toHaveFocus());
  await user.keyboard("{Enter}{ArrowDown}{Enter}");
  expect(open.mock.calls).toEqual([[rows[1]]]);
});

test("does not open a row whose text is being selected", async () => {
  const open = vi.fn<(row: Row) => void>();
  const { user } = renderComponent(() => <DataTable {...table} rows={rows} onOpen={open} />);
  await user.dblClick(screen.getByText("Spanish"));
  open.mockClear();
  expect(window.getSelection()?.toString()).toBe("Spanish");
  fireEvent.click(screen.getByText("Spanish"));
  expect(open).not.toHaveBeenCalled();
});

test("a table whose rows do not open has no stop of Tab for them", () => {
  renderComponent(() => <DataTable {...table} rows={rows} />);
  expect(screen.getAllByRole("row").filter((row) => row.hasAttribute("tabindex"))).toEqual([]);
});

function SelectableTable({ onOpen }: { onOpen?: (row: Row) => void }) {
  const [selected, setSelected] = useState<Row[]>([]);
  const many = ["Arabic", "Bengali", "Czech", "Danish", "Estonian"].map((name, id) => ({
    id,
    name,
    code: "",
  }));
  return (
    <>
      <DataTable
        {...table}
        rows={many}
        onOpen={onOpen}
        selection={{
          isSelected: (row) => selected.some(({ id }) => id === row.id),
          canSelect: ({ name }) => name !== "Czech",
          nameOf: ({ name }) => name,
          onSelect: (changed, isSelected) =>
            setSelected((before) => [
              ...before.filter(({ id }) => changed.every((row) => row.id !== id)),
              ...(isSelected ? changed : []),
            ]),
        }}
      />
      <output>{selected.map(({ name }) => name).join(" ")}</output>
    </>
  );
}
const selectedNames = () => screen.getByRole("status").textContent;
const checkbox = (name: string) => screen.getByRole("checkbox", { name });

test("selects rows by their checkboxes, a range with Shift, and all of the page", async () => {
  const open = vi.fn<(row: Row) => void>();
  const { user } = renderComponent(() => <SelectableTable onOpen={open} />);
  const all = checkbox("Select all on this page");
  await user.click(checkbox("Bengali"));
  expect(selectedNames()).toBe("Bengali");
  expect(all).toBePartiallyChecked();
  await user.keyboard("{Shift>}");
  await user.click(checkbox("Estonian"));
  await user.keyboard("{/Shift}");
  // A row that cannot be selected has no checkbox and is left out.
  expect(selectedNames()).toBe("Bengali Danish Estonian");
  expect(screen.queryByRole("checkbox", { name: "Czech" })).not.toBeInTheDocument();
  await user.click(all);
  expect(selectedNames()).toBe("Arabic Bengali Danish Estonian");
  expect(all).toBeChecked();
  await user.click(all);
  expect(selectedNames()).toBe("");
  expect(open).not.toHaveBeenCalled();
});

test("selects the focused row by Space, and by Shift and Space all rows up to it", async () => {
  const { user } = renderComponent(() => <SelectableTable />);
  const [, arabic] = screen.getAllByRole("row");
  await user.tab();
  await user.tab();
  await waitFor(() => expect(arabic).toHaveFocus());
  await user.keyboard(" ");
  expect(selectedNames()).toBe("Arabic");
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}");
  expect(selectedNames()).toBe("Arabic Bengali Danish");
  await user.keyboard(" ");
  expect(selectedNames()).toBe("Arabic Bengali");
});

test("moves from a row's checkbox by the arrow keys, and selects a range from it", async () => {
  const { user } = renderComponent(() => <SelectableTable />);
  const [, arabic, bengali] = screen.getAllByRole("row");
  await user.click(checkbox("Arabic"));
  await user.keyboard("{Shift>} {/Shift}");
  // A range of one row, which keeps its state.
  expect(selectedNames()).toBe("Arabic");
  await user.keyboard("{ArrowDown}");
  expect(bengali).toHaveFocus();
  await user.keyboard("{ArrowDown}{ArrowDown}{Shift>} {/Shift}");
  expect(selectedNames()).toBe("Arabic Bengali Danish");
  await user.click(checkbox("Bengali"));
  await user.keyboard("{ArrowUp}");
  expect(arabic).toHaveFocus();
});
