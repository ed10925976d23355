import { billingAnswers } from "@visita/domain/answers/billing";
import type { UserSubscription } from "@visita/domain/billing/billing.contract";
import { formatDay } from "@visita/domain/format";
import { subscriptionPage } from "@visita/domain/owner-messages/subscription";
import { type Ref, use } from "react";
import { LanguageContext, useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { TryAgain, type TryAgainProps } from "../../../ui/list-failure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import type { PaymentActions } from "./use-payment-actions.ts";

export function SandboxNotice() {
  const t = useTranslate(subscriptionPage);
  return (
    <Notice tone="warning" title={t("sandbox")}>
      {t("sandboxText")}
    </Notice>
  );
}

type ActionNoticeProps = { subscription: UserSubscription; actions: PaymentActions };

/** Seven days is how long the server keeps everything open after a failed payment. */
export function PastDueNotice({ subscription, actions }: ActionNoticeProps) {
  const t = useTranslate(subscriptionPage);
  const isOpen = subscription.status === "active";
  return (
    <Notice tone="warning" title={t("lastPaymentFailed")}>
      <p>{t(isOpen ? "staysForSevenDays" : "sevenDaysAreOver")}</p>
      <div className="mt-3 mb-1">
        <Button
          variant="secondary"
          isBusy={actions.running === "portal"}
          busyLabel={t("opening")}
          onClick={() => void actions.openPortal()}
        >
          {t("openBillingPage")}
        </Button>
      </div>
    </Notice>
  );
}

type EndingNoticeProps = ActionNoticeProps & {
  cancelAt: string;
  onResumed: () => void;
  ref: Ref<HTMLDivElement>;
};

/** After a cancellation: what is still on, until when, and the way back. */
export function EndingNotice({ cancelAt, actions, onResumed, ref }: EndingNoticeProps) {
  const t = useTranslate(subscriptionPage);
  async function resume() {
    if (await actions.resume()) onResumed();
  }
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice title={t("isCancelled")}>
        <p>
          <DatedText iso={cancelAt} text={(day) => t("staysOnUntil", { day })} />
        </p>
        <div className="mt-3 mb-1">
          <Button
            variant="secondary"
            isBusy={actions.running === "resume"}
            busyLabel={t("resuming")}
            onClick={() => void resume()}
          >
            {t("resume")}
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** The plan was bought at a price that is not offered any more, so no card on the page stands for it. */
export function UnlistedPlanNotice({ onCancel }: { onCancel: () => void }) {
  const t = useTranslate(subscriptionPage);
  return (
    <Notice title={t("noLongerSold")}>
      <p>{t("continuesAsBought")}</p>
      <div className="mt-3 mb-1">
        <Button variant="danger" onClick={onCancel}>
          {t("cancelSubscription")}
        </Button>
      </div>
    </Notice>
  );
}

export function LoadFailure({ isRetrying, onRetry }: TryAgainProps) {
  const t = useTranslate(subscriptionPage);
  const answers = useTranslate(billingAnswers);
  return (
    <div role="alert">
      <Notice tone="danger" title={answers("plansFailed")}>
        <p>{t("planNotAffected")}</p>
        <TryAgain isRetrying={isRetrying} onRetry={onRetry} />
      </Notice>
    </div>
  );
}

type DatedTextProps = { iso: string; text: (day: string) => string };

/** A sentence with a day that does not break between number and month. */
export function DatedText({ iso, text }: DatedTextProps) {
  const language = use(LanguageContext);
  const day = (words: string) => (
    <time className="whitespace-nowrap" dateTime={iso}>
      {words}
    </time>
  );
  return <TaggedText text={text(formatDay(language, iso))} tags={{ day }} />;
}
