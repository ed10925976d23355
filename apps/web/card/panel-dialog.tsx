import type { ReactNode } from "react";
import { UI_ICON_PATHS } from "../app/features/card/view/icon-paths.ts";
import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { classNames } from "../app/ui/class-names.ts";

type PanelDialogProps = {
  /** Also the fragment that opens it without a script. */
  id: string;
  title: string;
  /** What closes it, for screen readers. */
  close: string;
  placement: "sheet" | "center";
  className?: string;
  children: ReactNode;
};

/** A dialog that CSS opens by :target until a script opens it as a modal one. */
export function PanelDialog({ id, title, close, placement, className, children }: PanelDialogProps) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} data-placement={placement} className="panel-dialog">
      <div tabIndex={-1} className={classNames("panel-dialog-panel", className)}>
        <div className="panel-dialog-head">
          <h2 id={`${id}-title`}>{title}</h2>
          {/* A fragment without a target: closes the panel and scrolls nothing. */}
          <a href="#_" data-closes="" aria-label={close} className="panel-dialog-close">
            <LineIcon path={UI_ICON_PATHS.x} size={22} />
          </a>
        </div>
        {children}
      </div>
    </dialog>
  );
}
