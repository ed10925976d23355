import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { useBackToClose } from "./use-back-to-close.ts";
import { useDialogFocus } from "./use-dialog-focus.ts";

const SIZES = { md: "", lg: "min-[48rem]:max-w-128!", xl: "max-w-132!" } as const;

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** On phones a sheet lies at the bottom, within reach of the thumb. */
  placement?: "sheet" | "center";
  /** "lg" for a dialog with much to read, "xl" for a form with fields beside each other. */
  size?: keyof typeof SIZES;
  /** Gets the focus when the dialog closes, instead of what had it before. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
};

export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange, title, description, children } = props;
  const { placement = "sheet", size = "md", returnTo } = props;
  const { contentProps } = useDialogFocus(returnTo);
  useBackToClose(isOpen, () => onOpenChange(false));
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogOverlayClasses(placement)}>
          <Radix.Content
            {...contentProps}
            {...(description ? {} : { "aria-describedby": undefined })}
            className={classNames(dialogPanelClasses, SIZES[size])}
          >
            <Radix.Title className={dialogTitleClasses}>{title}</Radix.Title>
            {description && <Radix.Description className="mt-3">{description}</Radix.Description>}
            {children}
            <Radix.Close asChild>
              <IconButton label="Close" icon={X} hasTooltip={false} className="absolute top-5 right-4" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The scrim scrolls, so that a panel taller than a small phone can be read to its end. */
export function dialogOverlayClasses(placement: "sheet" | "center"): string {
  return classNames(
    "fixed inset-0 z-40 grid grid-cols-[minmax(0,1fr)] justify-items-center overflow-y-auto overscroll-contain bg-scrim",
    "data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in",
    placement === "sheet" ? "items-end p-2 md:items-center md:p-4" : "items-center p-4",
  );
}

export const dialogPanelClasses =
  "relative w-full max-w-108 rounded-xl bg-raised p-6 text-text shadow-float outline-none " +
  "data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in";

/** The most careful choice first: on a phone it comes on top, on a desk to the left. */
export const dialogActionsClasses = "mt-6 flex flex-col gap-3 md:flex-row md:*:flex-1";

/** As high as the close button beside it. */
export const dialogTitleClasses = "type-heading -mt-1 flex min-h-control items-center pr-12";
