import { lace } from "@visita/domain/kit/engraving";
import { classNames } from "../../ui/class-names.ts";
import { CodePicture } from "../../ui/code-picture.tsx";

const SIDE = 420;
/** Around a plate of 340, in the proportions of the printed card. */
const LINES = lace({
  x: 17,
  y: 17,
  width: 386,
  height: 386,
  radius: 36,
  amplitude: 14,
  pitch: 34.5,
  lines: 6,
});

/** A code on its white plate with the plaited border, for covers. Decorative, as the code in it. */
export function LacedCode({ url, className }: { url: string; className?: string }) {
  return (
    <span className={classNames("relative block aspect-square", className)}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${SIDE} ${SIDE}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.1}
        className="absolute inset-0 size-full opacity-80"
      >
        {LINES.map((path) => (
          <path key={path.slice(0, 60)} d={path} />
        ))}
      </svg>
      <CodePicture url={url} className="absolute top-[9.5%] inset-s-[9.5%] w-[81%] rounded-[4%]" />
    </span>
  );
}
