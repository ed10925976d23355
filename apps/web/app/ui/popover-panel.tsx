import { Popover as Radix } from "radix-ui";
import type { ReactNode, RefObject } from "react";

export type PopoverProps = {
  /** The button that opens it, below which it lies; it gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

export function PopoverPanel({ anchor, label, isOpen, onOpenChange, children }: PopoverProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          // A press on the button closes it by itself.
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
          }}
          className="z-50 max-h-(--radix-popover-content-available-height) w-88 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-raised p-1.5 text-text shadow-card outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-drop-in"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
