import { IconButton } from "@saywhere/ui/icon-button";
import { notify } from "@saywhere/ui/toasts/notify";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";

interface CopyAddressProps {
  /** The file's. */
  name: string;
  address: string;
}

/** Copies where a file can be read. */
export function CopyUrlButton({ name, address }: CopyAddressProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify({ title: "Address copied", message: name });
    } catch {
      notify({
        title: "Address not copied",
        message: `Your browser does not allow copying here. Select it yourself: ${address}`,
        variant: "destructive",
      });
    }
  };
  return (
    <IconButton label={`Copy the address of ${name}`} title="Copy address" onClick={copy}>
      <IconLink size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
