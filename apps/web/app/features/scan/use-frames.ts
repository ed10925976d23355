import { type RefObject, useEffect, useEffectEvent } from "react";
import type { FoundCode } from "./code-picture.ts";
import { loadCodeReader } from "./code-reader.ts";

/** Between two frames, so that a phone stays cool. */
const PAUSE_MS = 120;

type Watching = {
  video: RefObject<HTMLVideoElement | null>;
  /** False while a result is shown. */
  isActive: boolean;
  onCode: (code: FoundCode) => void;
  onMissing: () => void;
};

/** Looks for codes in what the camera shows, one frame after the other. */
export function useFrames({ video, isActive, onCode, onMissing }: Watching): void {
  const found = useEffectEvent(onCode);
  const missing = useEffectEvent(onMissing);
  useEffect(() => {
    if (!isActive) return;
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout>;
    async function watch() {
      const read = await loadCodeReader().catch(() => null);
      if (isStopped) return;
      if (!read) return missing();
      const frame = video.current;
      const canRead = frame && frame.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !document.hidden;
      const code = canRead ? await read(frame).catch(() => null) : null;
      if (isStopped) return;
      if (code) found(code);
      timer = setTimeout(watch, PAUSE_MS);
    }
    void watch();
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [video, isActive]);
}
