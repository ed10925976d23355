import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { dialogActionsClasses } from "./dialog-classes.ts";
import { IconButton } from "./icon-button.tsx";

type FilterSheetProps = {
  title: string;
  /** Of the button that opens it, with how many filters are on. */
  label: string;
  active: number;
  /** Of the button that closes it, with how many it leaves. */
  showLabel: string;
  clearLabel: string;
  onClear: () => void;
  /** The filters. They act at once. */
  children: ReactNode;
};

/** The filters of a list where there is no room for them beside the search. */
export function FilterSheet(props: FilterSheetProps) {
  const { title, label, active, showLabel, clearLabel, onClear, children } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className="relative lg:hidden">
        <IconButton
          label={label}
          icon={SlidersHorizontal}
          variant="outline"
          hasTooltip={false}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
        {active > 0 && (
          <b
            aria-hidden="true"
            className="pointer-events-none absolute -top-1.75 -inset-e-1.75 grid h-5.5 min-w-5.5 place-items-center rounded-sm bg-accent px-1.25 text-caption font-bold text-on-accent"
          >
            {active}
          </b>
        )}
      </span>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={title}>
        <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
        <div className={dialogActionsClasses}>
          <Button onClick={() => setOpen(false)}>{showLabel}</Button>
          <Button variant="secondary" onClick={onClear}>
            {clearLabel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
