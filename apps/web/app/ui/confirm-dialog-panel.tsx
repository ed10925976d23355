import { commonTexts } from "@visita/domain/owner-messages/common";
import { X } from "lucide-react";
import { AlertDialog as Radix } from "radix-ui";
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from "react";
import { useTranslate } from "../lib/language.tsx";
import { Button } from "./button.tsx";
import {
  dialogActionsClasses,
  dialogOverlayClasses,
  dialogPanelClasses,
  dialogTitleClasses,
} from "./dialog-classes.ts";
import { IconButton } from "./icon-button.tsx";
import { useBackToClose } from "./use-back-to-close.ts";
import { useDialogFocus } from "./use-dialog-focus.ts";

export type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: ReactNode;
  /** What leaving everything as it is is called: "Keep my plan". */
  cancelLabel: string;
  confirmLabel: string;
  /** The dialog stays open; the caller closes it when the work is done. */
  onConfirm: () => void;
  isBusy?: boolean;
  busyLabel?: string;
  /** False while something is missing that the person has to do first. */
  canConfirm?: boolean;
  /** Between the description and the buttons. */
  children?: ReactNode;
  /** Gets the focus when the dialog closes, instead of what had it before. */
  returnTo?: RefObject<HTMLElement | null>;
  /** Called when the dialog is gone and the button that opened it too, so that nothing has the focus. */
  onFocusLost?: () => void;
  /** It asks about a navigation that the router holds back, which a step in the history would answer. */
  isAboutNavigation?: boolean;
};

export function ConfirmDialogPanel(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, title, description, cancelLabel, confirmLabel, onConfirm } = props;
  const { isBusy = false, busyLabel, canConfirm = true, children, returnTo, onFocusLost } = props;
  const { isAboutNavigation = false } = props;
  const common = useTranslate(commonTexts);
  const { contentProps, rememberOpener } = useDialogFocus(returnTo);
  useBackToClose(isOpen && !isAboutNavigation, () => onOpenChange(false));
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogOverlayClasses("sheet")}>
          <Radix.Content
            onOpenAutoFocus={rememberOpener}
            onCloseAutoFocus={contentProps.onCloseAutoFocus}
            className={dialogPanelClasses}
          >
            <Radix.Title className={dialogTitleClasses}>{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="mt-3">{description}</div>
            </Radix.Description>
            {children}
            {onFocusLost && <AfterClose onFocusLost={onFocusLost} />}
            <div className={dialogActionsClasses}>
              <Radix.Cancel asChild>
                <Button>{cancelLabel}</Button>
              </Radix.Cancel>
              <Button
                variant="danger"
                disabled={!canConfirm}
                isBusy={isBusy}
                busyLabel={busyLabel}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
            <IconButton
              label={common("close")}
              icon={X}
              hasTooltip={false}
              onClick={() => onOpenChange(false)}
              className="absolute top-5 inset-e-4"
            />
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Lies inside the dialog and goes with it. */
function AfterClose({ onFocusLost }: { onFocusLost: () => void }) {
  const lost = useEffectEvent(onFocusLost);
  useEffect(() => {
    // After the dialog's own try to return the focus, which it makes in the same way.
    return () => void setTimeout(() => document.activeElement === document.body && lost());
  }, []);
  return null;
}
