import type { ReactNode } from "react";
import { useSyncExternalStore } from "react";
import type { ButtonLook } from "./button.tsx";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

type SubmitButtonProps = Pick<ButtonLook, "size" | "isFull"> & {
  isBusy: boolean;
  busyLabel: string;
  children: ReactNode;
};

/** Cannot be pressed, nor the form be sent by Enter, before the page listens; until then it only looks ready. */
export function SubmitButton(props: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      isFull
      {...props}
      disabled={!useHydrated()}
      className="disabled:cursor-progress disabled:bg-primary! disabled:text-on-primary!"
    />
  );
}

/** False in the page that the server made, true as soon as it listens. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => {};
}

export function NeedsScript() {
  return (
    <noscript>
      <div className="mb-5">
        <Notice tone="warning">This form needs JavaScript. Please turn it on in your browser.</Notice>
      </div>
    </noscript>
  );
}
