import { kitTexts } from "@visita/domain/owner-messages/kit";
import type { ReactNode } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { classNames } from "../../ui/class-names.ts";

/** The ground on which a piece lies to be looked at. */
export function Stage({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        "relative overflow-hidden rounded-xl bg-paper-100 p-4 shadow-[inset_0_0_0_1px_var(--color-line)] lg:p-6 dark:bg-surface",
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Switches above a preview, with a remark at their end. */
export function StageBar({ caption, children }: { caption?: string; children?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
      {children}
      {caption && <p className="text-help text-muted">{caption}</p>}
    </div>
  );
}

/** Holds the height of a preview while it is made. */
export function StageMiddle({ children }: { children: ReactNode }) {
  return <div className="grid min-h-80 grid-cols-[minmax(0,1fr)] place-items-center">{children}</div>;
}

type PictureProps = {
  /** Undefined while it is made for the first time, and when that failed. */
  src: string | undefined;
  alt: string;
  isBusy: boolean;
  className?: string;
};

/** A preview that was made by the server. While the next one is made it stays, a little paler. */
export function StagePicture({ src, alt, isBusy, className }: PictureProps) {
  const t = useTranslate(kitTexts);
  if (!src && !isBusy) return <span aria-hidden="true" className={classNames("block bg-sunk", className)} />;
  if (!src) {
    return (
      <span role="status" className={classNames("skeleton block animate-shimmer", className)}>
        <span className="sr-only">{t("drawingPreview")}</span>
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      aria-busy={isBusy || undefined}
      className={classNames("block transition-opacity duration-hover aria-busy:opacity-60", className)}
    />
  );
}

type WindowProps = { title: ReactNode; isDark?: boolean; className?: string; children: ReactNode };

/** The window of another program: it follows neither our colours nor our dark mode. */
export function Window({ title, isDark = false, className, children }: WindowProps) {
  return (
    <div data-scheme={isDark ? "dark" : "light"} className={classNames("kit-window", className)}>
      <div className="kit-window-bar">
        <i />
        <i />
        <i />
        {title}
      </div>
      {children}
    </div>
  );
}

/** A phone around its screen. */
export function Device({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames("kit-device", className)}>
      <div className="kit-device-screen">{children}</div>
    </div>
  );
}
