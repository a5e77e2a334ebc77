import { Button } from "@saywhere/ui/button";
import { IconUser } from "@tabler/icons-react";
import { useLazyDialog } from "../lazy/use-lazy-dialog.tsx";

const loadDialog = () => import("./speaking-as-dialog.tsx").then((part) => part.SpeakingAsDialog);

/** Opens the choice of how the visitor speaks. */
export function SpeakingAsButton({ language }: { language: { slug: string; name: string } }) {
  const { open, dialog } = useLazyDialog(loadDialog, "The options could not be opened");
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<IconUser aria-hidden />}
        onClick={() => void open({ language })}
      >
        I Speak As
      </Button>
      {dialog}
    </>
  );
}
