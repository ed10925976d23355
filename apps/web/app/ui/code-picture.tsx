import { useDrawnCode } from "../lib/use-drawn-code.ts";
import { classNames } from "./class-names.ts";

type CodePictureProps = {
  url: string;
  /** Black without it. */
  color?: string | undefined;
  className?: string;
};

/** A code as decoration of a preview: what is handed out is drawn, and read back, by the server. */
export function CodePicture({ url, color, className }: CodePictureProps) {
  // The preview has a white plate until the code is there.
  const code = useDrawnCode(url, "M");
  const shape = classNames("block aspect-square bg-white text-ink-900", className);
  if (!code) return <span aria-hidden="true" className={shape} />;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${code.side} ${code.side}`}
      shapeRendering="crispEdges"
      className={shape}
    >
      <path fill={color ?? "currentColor"} d={code.path} />
    </svg>
  );
}
