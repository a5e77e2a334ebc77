import { fileKindOf, type StoredFile } from "@saywhere/validators/files/stored-file";
import IconFileText from "@tabler/icons-react/dist/esm/icons/IconFileText.mjs";
import IconFileTypePdf from "@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs";
import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import IconTypography from "@tabler/icons-react/dist/esm/icons/IconTypography.mjs";
import { useState } from "react";
import styles from "./asset-picture.module.css";

/** Larger pictures are not loaded for a thumbnail, in bytes. */
const LARGEST = 2 * 1024 * 1024;

/** A thumbnail, or an icon of the file type; the name beside it is the label. */
export function AssetPicture({ file }: { file: StoredFile }) {
  const [broken, setBroken] = useState(false);
  const type = fileKindOf("assets", file.key)?.contentType ?? "";
  const shown = type.startsWith("image/") && file.size <= LARGEST && !broken;
  return (
    <span className={styles.picture}>
      {shown ? (
        <img
          src={file.url}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <KindIcon type={type} />
      )}
    </span>
  );
}

function KindIcon({ type }: { type: string }) {
  const look = { size: 20, stroke: 1.5, "aria-hidden": true };
  if (type.startsWith("image/")) return <IconPhoto {...look} />;
  if (type.startsWith("font/")) return <IconTypography {...look} />;
  return type === "application/pdf" ? <IconFileTypePdf {...look} /> : <IconFileText {...look} />;
}
