import { smallImageUrl } from "@visita/domain/card/image.rules";
import { initials } from "@visita/domain/card/initials";
import { roleLine } from "@visita/domain/card/role-line";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { defaultChannels, signatureChannels } from "@visita/domain/kit/signature";
import { displayLink } from "../../../lib/card-path.ts";
import { CardCover } from "../../../ui/card-cover.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { hintsOf } from "../card-words.ts";
import { LacedCode } from "../laced-code.tsx";
import { Rosette } from "../rosette.tsx";

type PrintedCardProps = { kit: Kit; className?: string };

const shape = "@container relative block aspect-[85/55] overflow-hidden";

/** The front of a printed card as a small picture; its sizes follow from its width. Prints are mirrored in no language. */
export function PrintedFront({ kit, className }: PrintedCardProps) {
  const { card } = kit;
  const chosen = defaultChannels(card);
  const contacts = signatureChannels(card).filter(({ key }) => chosen.includes(key));
  return (
    <div data-card={card.color} dir="ltr" className={classNames("text-start", className)}>
      <div className={classNames(shape, "bg-white text-ink-900")}>
        <Rosette className="absolute -top-[20cqw] -inset-e-[17cqw] w-[45cqw] text-card-base opacity-40" />
        <div className="relative flex h-full flex-col p-[7cqw]">
          {card.logo ? (
            <img src={smallImageUrl(card.logo)} alt="" className="h-[9cqw] self-start" />
          ) : (
            <span dir="auto" className="truncate font-display text-[4.4cqw]">
              {card.companyname}
            </span>
          )}
          <span dir="auto" className="mt-auto truncate font-display text-[8cqw] leading-[1.15] font-[460]">
            {card.fullname}
          </span>
          <span dir="auto" className="truncate text-[3.3cqw] leading-[1.35] text-ink-600">
            {roleLine(card.occupation, card.companyname)}
          </span>
          <span className="my-[2cqw] h-[0.6cqw] w-[10cqw] bg-card-base" />
          {contacts.slice(0, 2).map(({ key, text }) => (
            <span key={key} className="truncate text-[3cqw] leading-[1.4]">
              {text}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The back: cover, initials, and the code or in its place the link, large. */
export function PrintedBack({ kit, className }: PrintedCardProps) {
  const { card, qrCode, url } = kit;
  return (
    <div dir="ltr" className={classNames("text-start", className)}>
      <CardCover theme={card.color} className={shape}>
        <div className="flex h-full items-center justify-between gap-[4cqw] p-[7cqw]">
          <div className="flex h-full min-w-0 flex-1 flex-col">
            <span className="font-display text-[15cqw] leading-none opacity-60">
              {initials(card.fullname)}
            </span>
            <span
              className={classNames(
                "mt-auto font-display leading-[1.15] wrap-anywhere",
                qrCode ? "text-[5.4cqw]" : "text-end text-[4.8cqw]",
              )}
            >
              {qrCode ? hintsOf(card)("scanToSave") : displayLink(url)}
            </span>
          </div>
          {qrCode && <LacedCode url={url} className="w-[40cqw] shrink-0" />}
        </div>
      </CardCover>
    </div>
  );
}
