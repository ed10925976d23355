import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../ui/dialog-classes.ts";

type FilterSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** "3 people"; undefined while it is not known how many. */
  matches: string | undefined;
  onClear: () => void;
  children: ReactNode;
};

/** The filters where there is no room for them beside the search. They act at once. */
export function FilterSheet({ isOpen, onOpenChange, matches, onClear, children }: FilterSheetProps) {
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Filters">
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
      <div className={dialogActionsClasses}>
        <Button onClick={() => onOpenChange(false)}>{matches ? `Show ${matches}` : "Show"}</Button>
        <Button variant="secondary" onClick={onClear}>
          Clear
        </Button>
      </div>
    </Dialog>
  );
}
