import { commonTexts } from "@visita/domain/owner-messages/common";
import { RotateCw } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslate } from "../lib/language.tsx";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

export type TryAgainProps = { isRetrying: boolean; onRetry: () => void };

/** Below the words of a notice. */
export function TryAgain({ isRetrying, onRetry }: TryAgainProps) {
  const t = useTranslate(commonTexts);
  return (
    <div className="mt-3 mb-1">
      <Button
        variant="secondary"
        icon={RotateCw}
        isBusy={isRetrying}
        busyLabel={t("trying")}
        onClick={onRetry}
      >
        {t("tryAgain")}
      </Button>
    </div>
  );
}

type ListFailureProps = TryAgainProps & {
  title: string;
  children: ReactNode;
  /** An older list is still there to be seen. */
  isRefresh?: boolean;
  /** Gets the focus: the button goes away with the failure. */
  returnTo?: RefObject<HTMLElement | null>;
};

export function ListFailure(props: ListFailureProps) {
  const { title, children, isRefresh = false, returnTo, isRetrying, onRetry } = props;
  const isOffline = !navigator.onLine;
  const t = useTranslate(commonTexts);

  function retry() {
    returnTo?.current?.focus();
    onRetry();
  }

  return (
    <div role={isRefresh ? "status" : "alert"} className="mb-6 lg:mb-8">
      <Notice tone={isRefresh ? "warning" : "danger"} title={title}>
        <p>{isOffline ? t("youAreOffline") : children}</p>
        <TryAgain isRetrying={isRetrying} onRetry={retry} />
      </Notice>
    </div>
  );
}
