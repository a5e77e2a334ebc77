import { useLocalStorage } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { Microphone } from "../../../shared/recording/microphone/microphone.ts";
import { microphoneProblem } from "../../../shared/recording/microphone/microphone-problem.ts";
import { useEventCallback } from "../../lib/use-event-callback.ts";

interface Device {
  id: string;
  label: string;
}

/**
 * The microphone of a sitting: opened by the first press, and closed with the screen. The choice of a device is stored in
 * the browser.
 *
 * @param onLevel receives the peak of what is heard, between 0 and 1
 * @param onLost called when the device is gone
 */
export function useMicrophone({ onLevel, onLost }: { onLevel(peak: number): void; onLost(): void }) {
  const [chosen, setChosen] = useLocalStorage<string | null>({
    key: "saywhere-microphone",
    defaultValue: null,
  });
  const [devices, setDevices] = useState<Device[]>([]);
  const [current, setCurrent] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const opened = useRef<Microphone | null>(null);
  /** The pending attempt, which all callers share. */
  const opening = useRef<Promise<Microphone | null> | null>(null);
  const attempts = useRef(0);

  const close = () => {
    opened.current?.close();
    opened.current = null;
  };
  /** Also abandons a pending attempt. */
  const abandon = () => {
    close();
    attempts.current += 1;
    opening.current = null;
  };
  const level = useEventCallback(onLevel);
  const lost = useEventCallback(() => {
    close();
    setProblem("The microphone was disconnected. Connect it again, or choose another one, and press Record.");
    onLost();
  });

  const leave = useEventCallback(abandon);
  useEffect(() => leave, [leave]);

  const list = async () => {
    const found = await navigator.mediaDevices.enumerateDevices();
    setDevices(
      found
        .filter(({ kind, deviceId }) => kind === "audioinput" && deviceId !== "")
        .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `Microphone ${index + 1}` })),
    );
  };

  const attemptToOpen = async (deviceId: string | null): Promise<Microphone | null> => {
    attempts.current += 1;
    const attempt = attempts.current;
    const isLatest = () => attempt === attempts.current;
    try {
      const microphone = await Microphone.open(deviceId, { onLevel: level, onLost: lost });
      if (isLatest()) {
        opened.current = microphone;
        setProblem(null);
        setCurrent(microphone.deviceId);
        await list();
      } else {
        microphone.close();
      }
    } catch (error) {
      if (isLatest()) setProblem(microphoneProblem(error));
    }
    if (!isLatest()) return opening.current ?? opened.current;
    opening.current = null;
    return opened.current;
  };

  /** Opens the microphone unless it is open; null if that failed, or the screen was left meanwhile. */
  const open = async (deviceId = chosen): Promise<Microphone | null> => {
    if (opened.current) return opened.current;
    opening.current ??= attemptToOpen(deviceId);
    return opening.current;
  };

  return {
    open,
    /** Null before the first press. */
    opened,
    problem,
    devices,
    current,
    /**
     * Explains why the open microphone does not work, unless its loss was already explained. The next press opens it
     * again.
     */
    reportProblem: (error: unknown) => {
      close();
      setProblem((known) => known ?? microphoneProblem(error));
    },
    choose: async (id: string) => {
      setChosen(id);
      abandon();
      await open(id);
    },
  };
}
