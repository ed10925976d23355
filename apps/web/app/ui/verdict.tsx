import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./progress.tsx";

const tones = {
  ok: { ground: "bg-success-soft", ink: "text-success", icon: CircleCheck },
  warn: { ground: "bg-warning-soft", ink: "text-warning", icon: TriangleAlert },
  no: { ground: "bg-danger-soft", ink: "text-danger", icon: CircleX },
  busy: { ground: "bg-accent-soft", ink: "text-accent", icon: Spinner },
};

type VerdictProps = {
  tone: keyof typeof tones;
  title: string;
  /** The reason, and where there is one the way out. */
  children?: ReactNode;
};

/** What came of something that was tried. A refusal interrupts a screen reader, the rest waits for its turn. */
export function Verdict({ tone, title, children }: VerdictProps) {
  const { ground, ink, icon: Icon } = tones[tone];
  return (
    <div
      role={tone === "no" ? "alert" : "status"}
      className={classNames("flex gap-3 rounded-md px-4 py-3.5 text-small leading-[1.45]", ground)}
    >
      <span aria-hidden="true" className={classNames("mt-0.5 shrink-0", ink)}>
        <Icon size={20} />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p className={classNames("font-semibold", ink)}>{title}</p>
        {children}
      </div>
    </div>
  );
}
