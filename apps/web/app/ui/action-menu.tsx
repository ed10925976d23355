import { Ellipsis } from "lucide-react";
import { type Ref, useState } from "react";
import { useMediaQuery } from "../lib/use-media-query.ts";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import type { MenuActions } from "./menu.tsx";
import { Menu, MenuItem, MenuSeparator } from "./menu.tsx";
import { useLazyModule } from "./use-lazy-module.ts";

type ActionMenuProps = MenuActions & {
  /** Accessible name of the button. */
  label: string;
  /** Dialogs that an action opens return the focus to the button. */
  buttonRef?: Ref<HTMLButtonElement>;
  buttonClassName?: string;
};

const loadSheet = () => import("./action-sheet.tsx");

/** A button with three dots. What it opens is a menu below it, on phones a sheet at the bottom of the screen. */
export function ActionMenu(props: ActionMenuProps) {
  return useMediaQuery("(min-width: 48rem)") ? <DropdownActions {...props} /> : <SheetActions {...props} />;
}

function DropdownActions({ label, groups, buttonRef, buttonClassName }: ActionMenuProps) {
  return (
    <Menu trigger={<MenuButton label={label} ref={buttonRef} className={buttonClassName} />}>
      {groups.map((actions, place) => (
        <div key={actions[0]?.label}>
          {place > 0 && <MenuSeparator />}
          {actions.map(({ label: text, icon, tone, isDisabled, hint, onSelect }) => (
            <MenuItem
              key={text}
              icon={icon}
              tone={tone}
              isDisabled={isDisabled}
              hint={hint}
              onSelect={onSelect}
            >
              {text}
            </MenuItem>
          ))}
        </div>
      ))}
    </Menu>
  );
}

function SheetActions(props: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const sheet = useLazyModule(loadSheet, isOpen, () => setOpen(false));
  return (
    <>
      <MenuButton
        label={props.label}
        ref={props.buttonRef}
        className={props.buttonClassName}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {sheet && <sheet.ActionSheet {...props} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

type MenuButtonProps = Omit<Parameters<typeof IconButton>[0], "icon">;

function MenuButton(props: MenuButtonProps) {
  return (
    <IconButton
      {...props}
      icon={Ellipsis}
      variant="outline"
      hasTooltip={false}
      className={classNames("aria-expanded:bg-sunk", props.className)}
    />
  );
}
