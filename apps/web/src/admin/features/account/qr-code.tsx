import { renderSVG } from "uqr";
import styles from "./account.module.css";

/** A QR code, dark on white in both color schemes, because not every app reads an inverted one. */
export function QrCode({ text }: { text: string }) {
  const image = `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 3 }))}`;
  return <img src={image} alt="QR code with the key below" className={styles.qr} />;
}
