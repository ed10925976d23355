import type { ReactNode } from "react";
import type { ButtonLook } from "../../ui/button.tsx";
import { Button } from "../../ui/button.tsx";
import { useHydrated } from "./use-hydrated.ts";

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
