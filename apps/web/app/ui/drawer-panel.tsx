import { commonTexts } from "@visita/domain/owner-messages/common";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { MouseEvent, ReactNode } from "react";
import { useTranslate } from "../lib/language.tsx";
import { IconButton } from "./icon-button.tsx";
import { useBackToClose } from "./use-back-to-close.ts";
import { useDialogFocus } from "./use-dialog-focus.ts";

export type DrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Read out when the drawer opens. */
  label: string;
  children: ReactNode;
};

export function DrawerPanel({ isOpen, onOpenChange, label, children }: DrawerProps) {
  const { contentProps } = useDialogFocus();
  const common = useTranslate(commonTexts);
  useBackToClose(isOpen, () => onOpenChange(false));

  function closeOnLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a[href]")) onOpenChange(false);
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content
          {...contentProps}
          data-drawer=""
          aria-describedby={undefined}
          onClick={closeOnLink}
          className="fixed inset-y-0 inset-e-0 z-40 flex w-[min(86vw,20rem)] flex-col gap-4 overflow-y-auto overscroll-contain bg-bg px-4 pt-2 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          {children}
          <Radix.Close asChild>
            <IconButton
              label={common("closeMenu")}
              icon={X}
              hasTooltip={false}
              className="absolute top-2.5 inset-e-4"
            />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
