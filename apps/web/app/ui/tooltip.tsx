import { Tooltip as Radix } from "radix-ui";
import type { FocusEvent, ReactElement } from "react";

/** Shows on hover and on keyboard focus what an icon means. The label repeats the trigger's accessible name. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={500} skipDelayDuration={200} disableHoverableContent>
      <Radix.Root>
        {/* The name is already read out; as a description it would be read twice. */}
        <Radix.Trigger asChild aria-describedby={undefined} onFocus={ignoreUnlessKeyboard}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            className="z-50 rounded-sm bg-toast px-2.5 py-1.5 text-caption font-medium text-on-toast shadow-lift data-[state=delayed-open]:animate-fade-in"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** A dialog that returns the focus to its opener after a click should not bring up a tooltip. */
function ignoreUnlessKeyboard(event: FocusEvent<HTMLElement>) {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
}
