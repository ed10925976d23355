import { commonTexts } from "@visita/domain/owner-messages/common";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { useTranslate } from "../lib/language.tsx";
import { classNames } from "./class-names.ts";
import { dialogOverlayClasses, dialogPanelClasses, dialogTitleClasses } from "./dialog-classes.ts";
import { IconButton } from "./icon-button.tsx";
import { useBackToClose } from "./use-back-to-close.ts";
import { useDialogFocus } from "./use-dialog-focus.ts";

const SIZES = { md: "", lg: "min-[48rem]:max-w-128!", xl: "max-w-132!" } as const;

export type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** A sign above the title. */
  mark?: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** On phones a sheet lies at the bottom, within reach of the thumb. */
  placement?: "sheet" | "center";
  /** "lg" for a dialog with much to read, "xl" for a form with fields beside each other. */
  size?: keyof typeof SIZES;
  /** Gets the focus when the dialog closes, instead of what had it before. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  /** Closed by its buttons alone: neither Escape nor a click beside it loses what it shows. */
  isLasting?: boolean;
};

export function DialogPanel(props: DialogProps) {
  const { isOpen, onOpenChange, title, mark, description, children } = props;
  const { placement = "sheet", size = "md", returnTo, isLasting = false } = props;
  const stay = (event: Event) => {
    if (isLasting) event.preventDefault();
  };
  const common = useTranslate(commonTexts);
  const { contentProps } = useDialogFocus(returnTo);
  useBackToClose(isOpen, () => onOpenChange(false));
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogOverlayClasses(placement)}>
          <Radix.Content
            {...contentProps}
            onEscapeKeyDown={stay}
            onInteractOutside={isLasting ? stay : contentProps.onInteractOutside}
            {...(description ? {} : { "aria-describedby": undefined })}
            className={classNames(dialogPanelClasses, SIZES[size])}
          >
            {mark}
            <Radix.Title className={dialogTitleClasses}>{title}</Radix.Title>
            {description && <Radix.Description className="mt-3">{description}</Radix.Description>}
            {children}
            <Radix.Close asChild>
              <IconButton
                label={common("close")}
                icon={X}
                hasTooltip={false}
                className="absolute top-5 inset-e-4"
              />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
