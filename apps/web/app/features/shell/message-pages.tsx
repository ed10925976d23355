import { messagePages } from "@visita/domain/messages/message-pages";
import { siteFrame } from "@visita/domain/owner-messages/site-frame";
import { ArrowLeft, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { ButtonLink } from "../../ui/links.tsx";

export function NotFoundPage() {
  const t = useTranslate(messagePages);
  return (
    <MessagePage card={<BlankCard number="404" />} title={t("notFoundTitle")} text={t("notFoundText")}>
      <ButtonLink to="/" size="lg" icon={ArrowLeft}>
        {t("home")}
      </ButtonLink>
    </MessagePage>
  );
}

/** Both ways out load a fresh document: whatever broke in this one stays behind. */
export function ErrorPage() {
  const t = useTranslate(siteFrame);
  return (
    <MessagePage card={<BlankCard number="500" />} title={t("couldNotShow")} text={t("failedOnOurSide")}>
      <ButtonLink to={useLocation()} reloadDocument size="lg" icon={RotateCw}>
        {t("reload")}
      </ButtonLink>
      <ButtonLink to="/" reloadDocument variant="secondary" size="lg" icon={ArrowLeft}>
        {t("home")}
      </ButtonLink>
    </MessagePage>
  );
}

type MessagePageProps = {
  card: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
  /** Below the buttons. */
  note?: string;
};

/** The shape of a page that has nothing to show: not found, put away, left, or broken. */
export function MessagePage({ card, title, text, children, note }: MessagePageProps) {
  return (
    <div className="@container mx-auto w-full max-w-320 px-gutter lg:px-10">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9 pt-8 pb-16 @4xl:min-h-[calc(100dvh-5rem)] @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] @4xl:items-center @4xl:gap-20 @4xl:pt-0 @4xl:pb-20">
        {card}
        <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] justify-items-start gap-4 *:max-w-full">
          <h1 className="type-display">{title}</h1>
          <p className="type-lead">{text}</p>
          <div className="flex flex-wrap gap-3">{children}</div>
          {note && <p className="text-help text-muted">{note}</p>}
        </div>
      </div>
    </div>
  );
}

/** Digits, or a word or two. */
type BlankCardProps = { number: string };

/** A blank embossed card with its corner turned, for pages that are not there. */
export function BlankCard({ number }: BlankCardProps) {
  return (
    <div
      aria-hidden="true"
      className="relative w-full max-w-100 @4xl:max-w-112 @4xl:-rotate-3 @4xl:justify-self-end"
    >
      {/* One filter: WebKit cuts the shadow of a filter inside another. */}
      <div className="[--blank-edge:var(--color-paper-300)] [filter:drop-shadow(0_3px_0_var(--blank-edge))_drop-shadow(0_18px_24px_rgb(27_25_22/0.16))] dark:[--blank-edge:var(--color-ink-800)]">
        <div className="grid aspect-[1.62] place-items-center rounded-lg bg-surface dark:bg-ink-850 [clip-path:polygon(0_0,calc(100%-4.75rem)_0,100%_4.75rem,100%_100%,0_100%)] rtl:[clip-path:polygon(4.75rem_0,100%_0,100%_100%,0_100%,0_4.75rem)]">
          <span
            data-number={number}
            className={`embossed font-display font-medium ${number.length > 3 ? "text-[4rem]/none tracking-[-0.03em]" : "text-[7rem]/none tracking-[-0.05em]"}`}
          />
        </div>
      </div>
      <i className="absolute top-0 inset-e-0 size-19 rounded-es-[0.625rem] bg-[linear-gradient(225deg,transparent_49.6%,var(--color-lapis-700)_50%,var(--color-lapis-600)_72%)] drop-shadow-[-2px_3px_4px_rgb(18_16_14/0.28)] rtl:bg-[linear-gradient(135deg,transparent_49.6%,var(--color-lapis-700)_50%,var(--color-lapis-600)_72%)] rtl:drop-shadow-[2px_3px_4px_rgb(18_16_14/0.28)]" />
    </div>
  );
}
