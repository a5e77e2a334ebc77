import { Button } from "@saywhere/ui/button";
import IconUserPlus from "@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs";
import { useState } from "react";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { AdministratorsOnly } from "../../lib/session/administrators-only.tsx";
import { InviteDialog, LinkDialog, type MadeLink } from "./invite-dialog.tsx";
import { PeopleTable } from "./people-table.tsx";
import { SecondFactorRule } from "./second-factor-rule.tsx";

export function PeopleScreen() {
  return (
    <AdministratorsOnly title="People" what="invite people and change their roles">
      <People />
    </AdministratorsOnly>
  );
}

function People() {
  const [inviting, setInviting] = useState(false);
  // Several requests may be answered at once: each link is shown until its own dialog is closed.
  const [links, setLinks] = useState<readonly MadeLink[]>([]);
  const addLink = (link: MadeLink) => setLinks((others) => [...others, link]);
  const [shown, ...waiting] = links;
  return (
    <>
      <ScreenHeader
        title="People"
        subtitle="Who can sign in, and what they can do."
        actions={
          <Button
            size="sm"
            icon={<IconUserPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => setInviting(true)}
          >
            Invite person{" "}
          </Button>
        }
      />
      <PeopleTable onLink={addLink} />
      <SecondFactorRule />
      {inviting && <InviteDialog onClose={() => setInviting(false)} onLink={addLink} />}
      {shown && (
        <LinkDialog
          key={shown.url}
          made={shown}
          waiting={waiting}
          onClose={() => setLinks((all) => all.slice(1))}
        />
      )}
    </>
  );
}
