import { useCallback, useEffect, useRef, useState } from "react";

export type CameraState = "off" | "starting" | "on" | "denied" | "missing" | "insecure";

/** The camera at the back of a phone, or the only one. `begins`: without being asked to. */
export function useCamera(begins: boolean) {
  const [state, setState] = useState<CameraState>(begins ? "starting" : "off");
  const [stream, setStream] = useState<MediaStream | null>(null);
  const current = useRef<MediaStream | null>(null);
  /** Counts what was asked for, since permission may be given when nobody wants it any more. */
  const asked = useRef(0);

  const stop = useCallback(() => {
    asked.current += 1;
    for (const track of current.current?.getTracks() ?? []) track.stop();
    current.current = null;
    setStream(null);
    setState("off");
  }, []);

  const start = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    setState("starting");
    const opened = await openCamera();
    if (turn !== asked.current) {
      if (typeof opened === "object") for (const track of opened.getTracks()) track.stop();
      return;
    }
    if (typeof opened === "string") return setState(opened);
    current.current = opened;
    // The permission was taken back, or the camera was unplugged.
    opened.getVideoTracks()[0]?.addEventListener("ended", () => {
      if (current.current === opened) stop();
    });
    setStream(opened);
    setState("on");
  }, [stop]);

  useEffect(() => {
    if (begins) void start();
    return stop;
  }, [begins, start, stop]);

  return { state, stream, start, stop };
}

async function openCamera(): Promise<MediaStream | Exclude<CameraState, "off" | "starting" | "on">> {
  if (!window.isSecureContext || !navigator.mediaDevices) return "insecure";
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: "environment" }, width: { ideal: 1_280 }, height: { ideal: 720 } },
    });
  } catch (error) {
    return error instanceof DOMException && error.name === "NotAllowedError" ? "denied" : "missing";
  }
}

type Torch = { torch?: boolean };

/** The lamp beside the camera; null where it has none. */
export function useTorch(stream: MediaStream | null) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!stream) setOn(false);
  }, [stream]);
  const track = stream?.getVideoTracks()[0];
  const hasTorch = ((track?.getCapabilities?.() ?? {}) as Torch).torch === true;
  if (!track || !hasTorch) return null;
  return {
    isOn,
    toggle: () =>
      void track
        .applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] })
        .then(() => setOn(!isOn))
        .catch(() => undefined),
  };
}
