import { commonTexts } from "@visita/domain/owner-messages/common";
import type { ReactNode } from "react";
import { useHydrated } from "../lib/hydrated-event.ts";
import { useTranslate } from "../lib/language.tsx";
import type { ButtonLook } from "./button.tsx";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

type SubmitButtonProps = Pick<ButtonLook, "size" | "isFull"> & {
  isBusy: boolean;
  busyLabel: string;
  autoFocus?: boolean;
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

export function NeedsScript({ what = "form" }: { what?: "form" | "page" }) {
  const common = useTranslate(commonTexts);
  return (
    <noscript>
      <div className="mb-5">
        <Notice tone="warning">{common(what === "form" ? "formNeedsScript" : "pageNeedsScript")}</Notice>
      </div>
    </noscript>
  );
}
