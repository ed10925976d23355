import { type RefObject, useEffect } from "react";

type CameraPictureProps = {
  stream: MediaStream | null;
  videoRef: RefObject<HTMLVideoElement | null>;
  className: string;
};

/** What the camera sees, for the eye alone. */
export function CameraPicture({ stream, videoRef, className }: CameraPictureProps) {
  useEffect(() => {
    const video = videoRef.current;
    if (!video) return;
    video.srcObject = stream;
    // It plays by itself; some browsers wait to be told.
    if (stream) video.play().catch(() => undefined);
    return () => {
      video.srcObject = null;
    };
  }, [stream, videoRef]);
  return <video ref={videoRef} muted autoPlay playsInline tabIndex={-1} className={className} />;
}
