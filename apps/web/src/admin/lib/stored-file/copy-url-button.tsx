import { IconButton } from "@saywhere/ui/icon-button";
import { notify } from "@saywhere/ui/toasts/notify";
import IconLink from "@tabler/icons-react/dist/esm/icons/IconLink.mjs";

interface CopyUrlButtonProps {
  /** The file's. */
  name: string;
  url: string;
}

/** Copies where a file can be read. */
export function CopyUrlButton({ name, url }: CopyUrlButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notify({ title: "URL copied", message: name });
    } catch {
      notify({
        title: "URL not copied",
        message: `Your browser does not allow copying here. Select and copy it: ${url}`,
        variant: "destructive",
      });
    }
  };
  return (
    <IconButton label={`Copy the URL of ${name}`} title="Copy URL" onClick={copy}>
      <IconLink size={18} stroke={1.75} aria-hidden />
    </IconButton>
  );
}
