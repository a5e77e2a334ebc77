import { listPeople } from "@saywhere/db/queries/accounts/person.queries";
import { withOperatorErrors } from "../../bootstrap/report-operator-errors.ts";
import { StartupError } from "../../errors/startup-error.ts";
import { lockPerson } from "../../modules/account/person-writes.ts";
import { removeSecondFactors } from "../../modules/account/second-factor-writes.ts";
import { createRecordWriter } from "../../writes/record-writer.ts";
import { readOneArgument } from "./command-arguments.ts";
import { withDatabase } from "./database-command.ts";
import { USAGE } from "./usage.ts";

const AUTHOR = { personId: null, apiTokenId: null, name: "The server" };

// Checked before anything is started.
const email = await withOperatorErrors("The command failed", async () =>
  readOneArgument("e-mail address", { usage: USAGE.removeSecondFactor }).value.toLowerCase(),
);

await withDatabase(async ({ orm, pool }, place) => {
  const person = (await listPeople(pool)).find((listed) => listed.email === email);
  if (!person) throw new StartupError(`there is no person with the e-mail address ${email}.`);
  const who = `${person.name} (${email}) in ${place}`;
  if (!person.has_second_factor) return `${who} has no second factor: nothing was changed.`;
  await createRecordWriter(orm).run(AUTHOR, "edit", async (em) => {
    await lockPerson(em, person.id);
    await removeSecondFactors(em, person.id);
  });
  return `${who} no longer has a second factor, and signs in with the password. All sessions of the person have ended.`;
});
