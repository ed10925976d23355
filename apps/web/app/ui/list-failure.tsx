import { commonTexts } from "@visita/domain/owner-messages/common";
import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../lib/language.tsx";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

type ListFailureProps = {
  title: string;
  children: ReactNode;
  /** An older list is still there to be seen. */
  isRefresh?: boolean;
  isRetrying: boolean;
  onRetry: () => void;
};

export function ListFailure({ title, children, isRefresh = false, isRetrying, onRetry }: ListFailureProps) {
  const isOffline = !navigator.onLine;
  const common = useTranslate(commonTexts);
  return (
    <div role={isRefresh ? "status" : "alert"} className="mb-6 lg:mb-8">
      <Notice tone={isRefresh ? "warning" : "danger"} title={title}>
        <p>{isOffline ? common("youAreOffline") : children}</p>
        <div className="mt-3 mb-1">
          <Button
            variant="secondary"
            icon={RotateCw}
            isBusy={isRetrying}
            busyLabel={common("trying")}
            onClick={onRetry}
          >
            {common("tryAgain")}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
