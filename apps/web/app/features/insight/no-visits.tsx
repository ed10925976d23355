import type { OwnCard } from "@visita/domain/card/card.contract";
import { insightTexts } from "@visita/domain/owner-messages/insights";
import { ChevronRight, Copy, Link2, type LucideIcon, QrCode } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { displayLink } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useCardUrl } from "../../lib/use-settings.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton, useCopyAndTell } from "../../ui/copy-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { QrCodeDialog } from "../card/public/qr-code-dialog.tsx";

/** Before the first visit: what will be here, and how to get the first visitor. */
export function NoVisits({ cards }: { cards: readonly OwnCard[] }) {
  const t = useTranslate(insightTexts);
  const copyAndTell = useCopyAndTell();
  const [isCodeOpen, setIsCodeOpen] = useState(false);
  const [card] = cards;
  const url = useCardUrl(card?.username ?? "");
  if (!card) return null;
  const hasCode = card.qrCode !== null;
  const button = hasCode ? (
    <Button size="lg" icon={QrCode} onClick={() => setIsCodeOpen(true)}>
      {t("showCode")}
    </Button>
  ) : (
    <CopyButton text={url} size="lg">
      {t("copyLink")}
    </CopyButton>
  );
  return (
    <div className="lg:pt-8">
      <EmptyState title={t("notOpened", { count: cards.length })} action={button}>
        {t("notOpenedText")}
      </EmptyState>
      <section aria-labelledby="more-ways" className="mx-auto max-w-120">
        <h3 id="more-ways" className="mb-1 text-small font-semibold text-muted">
          {t(hasCode ? "twoMoreWays" : "anotherWay")}
        </h3>
        <ul className="border-b border-line">
          {hasCode && (
            <li className={rowClasses}>
              <button type="button" className={wayClasses} onClick={() => void copyAndTell(url)}>
                <Way icon={Copy} title={t("copyLink")}>
                  {t("linkForMessage", { link: displayLink(url) })}
                </Way>
              </button>
            </li>
          )}
          <li className={rowClasses}>
            <Link to={`/links?card=${encodeURIComponent(card.cardid)}`} className={wayClasses}>
              <Way icon={Link2} title={t("makeLink")}>
                {t("makeLinkText")}
              </Way>
            </Link>
          </li>
        </ul>
      </section>
      <QrCodeDialog
        isOpen={isCodeOpen}
        onOpenChange={setIsCodeOpen}
        color={card.color}
        title={t("scanMyCard")}
        name={card.fullname}
        username={card.username}
        url={url}
      />
    </div>
  );
}

const rowClasses = "border-t border-line";
const wayClasses =
  "group grid min-h-16 w-full grid-cols-[1.5rem_minmax(0,1fr)_1.25rem] items-center gap-3.5 rounded-xs py-2.5 text-start leading-[1.35]";

type WayProps = { icon: LucideIcon; title: string; children: ReactNode };

function Way({ icon: Icon, title, children }: WayProps) {
  return (
    <>
      <Icon aria-hidden="true" size={22} strokeWidth={1.75} className="text-accent" />
      <span className="min-w-0 wrap-anywhere">
        <strong className="block font-semibold group-hover:text-accent">{title}</strong>
        <span className="text-help text-muted">{children}</span>
      </span>
      <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} className="text-muted" />
    </>
  );
}
