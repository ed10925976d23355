import { commonTexts } from "@visita/domain/owner-messages/common";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useTranslate } from "../lib/language.tsx";
import { classNames } from "./class-names.ts";
import { dialogOverlayClasses } from "./dialog-classes.ts";
import { IconButton } from "./icon-button.tsx";
import type { MenuAction, MenuActions } from "./menu.tsx";
import { useBackToClose } from "./use-back-to-close.ts";
import { useDialogFocus } from "./use-dialog-focus.ts";

type ActionSheetProps = MenuActions & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The rows of a menu within reach of the thumb. */
export function ActionSheet({ groups, head, isOpen, onOpenChange }: ActionSheetProps) {
  const { contentProps } = useDialogFocus();
  const common = useTranslate(commonTexts);
  const { closeAndThen } = useBackToClose(isOpen, () => onOpenChange(false));
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogOverlayClasses("sheet")}>
          <Radix.Content
            {...contentProps}
            className="relative w-full rounded-xl bg-raised p-3 text-text shadow-float outline-none data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in"
          >
            <div className="flex items-center gap-3.5 border-b border-line py-3 pe-14 ps-3">
              {head.mark}
              <div className="min-w-0">
                <Radix.Title className="font-semibold wrap-anywhere">
                  <bdi>{head.title}</bdi>
                </Radix.Title>
                <Radix.Description className="text-small leading-[1.35] text-muted wrap-anywhere">
                  <bdi>{head.text}</bdi>
                </Radix.Description>
              </div>
            </div>
            {groups.map((actions, place) => (
              <ul
                key={actions[0]?.label}
                className={classNames("py-1.5", place > 0 && "mx-3 border-t border-line *:-mx-3")}
              >
                {actions.map((action) => (
                  <li key={action.label}>
                    <SheetRow action={action} onPress={() => closeAndThen(action.onSelect)} />
                  </li>
                ))}
              </ul>
            ))}
            <Radix.Close asChild>
              <IconButton
                label={common("close")}
                icon={X}
                hasTooltip={false}
                className="absolute top-4.5 inset-e-4"
              />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

function SheetRow({ action, onPress }: { action: MenuAction; onPress: () => void }) {
  const { label, icon: Icon, tone, isDisabled, hint } = action;
  return (
    <button
      type="button"
      disabled={isDisabled}
      className={classNames(
        "flex min-h-13 w-full items-center gap-3 rounded-[0.625rem] px-3 text-start font-medium disabled:text-muted",
        tone === "danger" && "text-danger",
      )}
      onClick={onPress}
    >
      <Icon
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className={classNames("shrink-0", tone !== "danger" && "text-muted")}
      />
      <span className="flex-1">{label}</span>
      {hint && <bdi className="text-help font-normal text-muted">{hint}</bdi>}
    </button>
  );
}
