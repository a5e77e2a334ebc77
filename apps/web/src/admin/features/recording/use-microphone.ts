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
  const left = useRef(false);

  const close = () => {
    opened.current?.close();
    opened.current = null;
  };
  const level = useEventCallback(onLevel);
  const lost = useEventCallback(() => {
    close();
    setProblem("The microphone was disconnected. Connect it again, or choose another one, and press Record.");
    onLost();
  });

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      opened.current?.close();
      opened.current = null;
    };
  }, []);

  const list = async () => {
    const found = await navigator.mediaDevices.enumerateDevices();
    setDevices(
      found
        .filter(({ kind, deviceId }) => kind === "audioinput" && deviceId !== "")
        .map(({ deviceId, label }, index) => ({ id: deviceId, label: label || `Microphone ${index + 1}` })),
    );
  };

  /** Opens the microphone unless it is open; null where that failed, or the screen was left meanwhile. */
  const open = async (deviceId = chosen): Promise<Microphone | null> => {
    if (opened.current) return opened.current;
    try {
      const microphone = await Microphone.open(deviceId, { onLevel: level, onLost: lost });
      if (left.current) {
        microphone.close();
        return null;
      }
      opened.current = microphone;
      setProblem(null);
      setCurrent(microphone.deviceId);
      await list();
      return microphone;
    } catch (error) {
      setProblem(microphoneProblem(error));
      return null;
    }
  };

  return {
    open,
    /** Null before the first press. */
    opened,
    problem,
    devices,
    current,
    choose: async (id: string) => {
      setChosen(id);
      close();
      await open(id);
    },
  };
}
