import { subscriptionPage } from "@visita/domain/owner-messages/subscription";
import { useTranslate } from "../../../lib/language.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Spinner } from "../../../ui/progress.tsx";
import type { CheckoutBanner as News } from "./use-checkout-news.ts";

/** Told in a place that is always there, or screen readers would not hear of it. */
export function CheckoutBanner({ news }: { news: News | null }) {
  return <div role="status">{news && <NewsText news={news} />}</div>;
}

function NewsText({ news }: { news: News }) {
  const t = useTranslate(subscriptionPage);
  switch (news) {
    case "confirming":
      return <Waiting text={t("confirmingPayment")} />;
    case "changing":
      return <Waiting text={t("confirmingPlan")} />;
    case "paid":
      return <Notice>{t("paymentReceived")}</Notice>;
    case "unheard":
      return <Notice title={t("notConfirmed")}>{t("notConfirmedText")}</Notice>;
    case "unchanged":
      return <Notice title={t("changeNotConfirmed")}>{t("changeNotConfirmedText")}</Notice>;
    case "changed":
      return (
        <Notice tone="success" title={t("hasChanged")}>
          {t("hasChangedText")}
        </Notice>
      );
    case "active":
      return (
        <Notice tone="success" title={t("isActive")}>
          {t("isActiveText")}
        </Notice>
      );
    case "cancelled":
      return <Notice>{t("leftCheckout")}</Notice>;
    case "resumed":
      return (
        <Notice tone="success" title={t("continues")}>
          {t("continuesText")}
        </Notice>
      );
  }
}

function Waiting({ text }: { text: string }) {
  return (
    <div className="flex items-center gap-3 rounded-md bg-accent-soft px-4 py-3.5 text-small">
      <Spinner className="text-accent" />
      <p>{text}</p>
    </div>
  );
}
