import { Page } from "@saywhere/ui/page";
import { SectionHeading } from "@saywhere/ui/section-heading";
import { Skeleton } from "@saywhere/ui/skeleton";
import { type ReactNode, useEffect, useState } from "react";
import styles from "./offline-screen.module.css";

/** What is on this device. All of it appears at once, in space that is reserved. */
export function OfflineScreen() {
  const [contents, setContents] = useState<ReactNode>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const { DeviceContents } = await import("./device-contents.tsx");
      const { readDevice } = await import("./read-device.ts");
      const device = await readDevice();
      if (isCurrent) setContents(<DeviceContents device={device} />);
    };
    show().catch((reason: unknown) => {
      console.error("What is on this device could not be shown", reason);
      if (isCurrent) setContents(<Failure />);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return (
    <Page>
      <SectionHeading level={1} lead="What works here without a connection.">
        On This Device
      </SectionHeading>
      <noscript>
        <p>JavaScript is off in this browser. Keeping pages on this device needs it.</p>
      </noscript>
      <div className={styles.sections} aria-busy={contents === null}>
        {contents ?? <Skeleton width="100%" height="12rem" />}
      </div>
    </Page>
  );
}

function Failure() {
  return (
    <p role="alert">What is on this device could not be shown. Check your connection and reload the page.</p>
  );
}
