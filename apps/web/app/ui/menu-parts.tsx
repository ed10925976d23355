import { Check, type LucideIcon } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";

const itemClasses =
  "flex min-h-touch cursor-pointer items-center gap-3 rounded-[0.625rem] px-3 py-2 text-body wrap-anywhere outline-none select-none " +
  "data-[disabled]:cursor-not-allowed data-[disabled]:text-muted data-[highlighted]:bg-sunk";

type LoadedMenuProps = {
  trigger: ReactElement;
  align: "start" | "end";
  isOpenAtFirst: boolean;
  children: ReactNode;
};

export function LoadedMenu({ trigger, align, isOpenAtFirst, children }: LoadedMenuProps) {
  return (
    // Not modal: the page behind stays scrollable and readable while a small menu is open.
    <Radix.Root modal={false} defaultOpen={isOpenAtFirst}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(24rem,var(--radix-dropdown-menu-content-available-width))] min-w-48 overflow-y-auto rounded-lg border border-line bg-raised p-1.5 text-text shadow-card data-[state=closed]:animate-fade-out data-[state=open]:animate-drop-in"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = {
  icon?: LucideIcon;
  tone?: "neutral" | "danger";
  isDisabled?: boolean;
  /** At the end of the row. */
  hint?: string;
  onSelect?: () => void;
  /** Renders the single child, for example a link, as the item. */
  asChild?: boolean;
  children: ReactNode;
};

export function MenuItem(props: MenuItemProps) {
  const { icon: Icon, tone, isDisabled, hint, onSelect, asChild, children } = props;
  return (
    <Radix.Item
      asChild={asChild}
      disabled={isDisabled}
      onSelect={onSelect}
      className={classNames(itemClasses, tone === "danger" && "text-danger")}
    >
      {asChild ? (
        children
      ) : (
        <>
          {Icon && <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />}
          {children}
          {hint && (
            <span className="ms-auto ps-4 text-help text-muted">
              <bdi>{hint}</bdi>
            </span>
          )}
        </>
      )}
    </Radix.Item>
  );
}

type MenuGroupProps = { label: string; children: ReactNode };

export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    <Radix.Group aria-label={label}>
      <Radix.Label aria-hidden="true" className="px-3 pt-2 pb-1 text-caption font-semibold text-muted">
        {label}
      </Radix.Label>
      {children}
    </Radix.Group>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-3 my-1.5 h-px bg-line" />;
}

type MenuRadioGroupProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
};

export function MenuRadioGroup({ label, value, onValueChange, children }: MenuRadioGroupProps) {
  return (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={onValueChange}>
      {children}
    </Radix.RadioGroup>
  );
}

export function MenuRadioItem({ value, icon: Icon, children }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem
      value={value}
      className={classNames(
        itemClasses,
        "data-[state=checked]:bg-accent-soft data-[state=checked]:font-semibold data-[state=checked]:text-accent",
      )}
    >
      {Icon && <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />}
      <span className="min-w-0 flex-1">{children}</span>
      <Radix.ItemIndicator>
        <Check aria-hidden="true" size={18} strokeWidth={2.25} />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

type MenuRadioItemProps = { value: string; icon?: LucideIcon; children: ReactNode };
