import { afterEach, beforeEach } from "vitest";
import { actorWith, type OpenServices } from "./open-services.ts";

/** Undoes what each test of a file changed, so that all find the starting content in any order. */
export function undoAfterEach(server: Pick<OpenServices, "database" | "services">): void {
  const changeSets = async (): Promise<string[]> => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      "select id from change_set order by id desc",
    );
    return rows.map(({ id }) => id);
  };
  let earlier: string[];
  beforeEach(async () => {
    earlier = await changeSets();
  });
  afterEach(async () => {
    for (const id of await changeSets()) {
      if (!earlier.includes(id)) await server.services.activity.undo(id, actorWith("administrator"));
    }
  });
}
