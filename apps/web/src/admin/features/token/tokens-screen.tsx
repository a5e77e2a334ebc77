import { Button } from "@saywhere/ui/button";
import type { CreatedToken } from "@saywhere/validators/accounts/account";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useState } from "react";
import { ScreenHeader } from "../../lib/screen/screen-header.tsx";
import { AdministratorsOnly } from "../../lib/session/administrators-only.tsx";
import { CreatedTokenDialog, NewTokenDialog } from "./new-token-dialog.tsx";
import { TokenTable } from "./token-table.tsx";

export function TokensScreen() {
  return (
    <AdministratorsOnly title="API tokens" what="create API tokens">
      <Tokens />
    </AdministratorsOnly>
  );
}

function Tokens() {
  const [adding, setAdding] = useState(false);
  const [created, setCreated] = useState<CreatedToken | null>(null);
  return (
    <>
      <ScreenHeader
        title="API tokens"
        subtitle={
          <>
            Programs use a token to edit content through the API. What they can call is in the{" "}
            <a href="/api/docs">API documentation</a>.
          </>
        }
        actions={
          <Button
            size="sm"
            icon={<IconPlus size={18} stroke={1.75} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            New token
          </Button>
        }
      />
      <TokenTable />
      {adding && <NewTokenDialog onClose={() => setAdding(false)} onCreated={setCreated} />}
      {created && <CreatedTokenDialog created={created} onClose={() => setCreated(null)} />}
    </>
  );
}
