import type { ReactNode } from "react";
import { LINES, LineIcon } from "../app/features/card/view/line-icon.tsx";
import { classNames } from "../app/ui/class-names.ts";

type PanelDialogProps = {
  /** Also the end of the address that shows it without a script. */
  id: string;
  title: string;
  placement: "sheet" | "center";
  className?: string;
  children: ReactNode;
};

/** A dialog that is a panel with an address of its own until a script opens it properly. */
export function PanelDialog({ id, title, placement, className, children }: PanelDialogProps) {
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} data-placement={placement} className="panel-dialog">
      <div tabIndex={-1} className={classNames("panel-dialog-panel", className)}>
        <div className="flex items-center justify-between">
          <h2 id={`${id}-title`} className="type-heading">
            {title}
          </h2>
          {/* An address that is nowhere on the page: it closes the panel and scrolls nothing. */}
          <a href="#_" data-closes="" aria-label="Close" className="panel-dialog-close">
            <LineIcon path={LINES.x} size={22} />
          </a>
        </div>
        {children}
      </div>
    </dialog>
  );
}
