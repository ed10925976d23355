import { useEffect, useState } from "react";
import { useGuard } from "../../lib/use-guard.ts";
import type { CodePlace } from "./code-picture.ts";
import type { useCamera } from "./use-camera.ts";
import type { Scanning } from "./use-scan.ts";

/** What the camera of a phone and the desk are given. */
export type ScanPageParts = {
  userid: string;
  scan: Scanning;
  camera: ReturnType<typeof useCamera>;
  photo: ReturnType<typeof usePhoto>;
  isOnline: boolean;
  onReaderMissing: () => void;
};

/** The photo that was chosen, while what is in it is shown. */
export function usePhoto({ choosePhoto }: Scanning) {
  const { running, run } = useGuard();
  const [shown, setShown] = useState<{ url: string; place: CodePlace } | null>(null);
  useEffect(() => () => void (shown && URL.revokeObjectURL(shown.url)), [shown]);
  return {
    isReading: running !== null,
    shown,
    choose(file: File) {
      void run(true, async () => {
        const found = await choosePhoto(file);
        if (found) setShown({ url: URL.createObjectURL(file), place: found.place });
      });
    },
    forget: () => setShown(null),
  };
}
