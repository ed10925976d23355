import { Tabs as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type TabsProps = {
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
  className?: string;
  children: ReactNode;
};

export function Tabs(props: TabsProps) {
  return <Radix.Root {...props} />;
}

type TabListProps = { label: string; className?: string; children: ReactNode };

export function TabList({ label, className, children }: TabListProps) {
  return (
    <Radix.List asChild>
      <Plain aria-label={label} className={classNames("flex border-b border-line", className)}>
        {children}
      </Plain>
    </Radix.List>
  );
}

/** The line under the chosen tab has the colour of the card around it, or the accent where there is none. */
export function Tab({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Trigger
      value={value}
      className="relative min-h-control flex-1 rounded-xs px-4 font-semibold text-muted transition-colors duration-hover after:absolute after:inset-x-0 after:-bottom-px after:h-0.75 after:bg-transparent hover:text-text data-[state=active]:text-text data-[state=active]:after:bg-[var(--card-deep,var(--color-accent))]"
    >
      {children}
    </Radix.Trigger>
  );
}

type TabPanelProps = { value: string; className?: string; children: ReactNode };

export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <Radix.Content value={value} asChild>
      <Plain className={classNames("rounded-sm", className)}>{children}</Plain>
    </Radix.Content>
  );
}

/** Drops the inline style that Radix adds: the security policy forbids it in a server-rendered page. */
function Plain({ style: _unwanted, ...rest }: ComponentProps<"div">) {
  return <div {...rest} />;
}
