import { siteHome } from "@visita/domain/owner-messages/site-home";
import { ArrowUpRight, Check, Phone } from "lucide-react";
import code from "../../../assets/code.avif";
import colours from "../../../assets/colours.avif";
import phoneTop from "../../../assets/phone-top.avif";
import several from "../../../assets/several.avif";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { BRAND_ICON_PATHS } from "./brand-icon-paths.ts";

type BrandChannel = { brand: string; path?: string; monogram?: string };

const CHANNELS: readonly BrandChannel[] = [
  { brand: "WhatsApp", path: BRAND_ICON_PATHS.whatsapp },
  { brand: "LinkedIn", monogram: "in" },
  { brand: "Instagram", path: BRAND_ICON_PATHS.instagram },
  { brand: "GitHub", path: BRAND_ICON_PATHS.github },
  { brand: "Behance", path: BRAND_ICON_PATHS.behance },
  { brand: "Spotify", path: BRAND_ICON_PATHS.spotify },
];

export function ChannelTiles() {
  return (
    <div data-card="teal-color" className="mx-auto grid max-w-100 grid-cols-3 gap-2 px-6 pt-6">
      {CHANNELS.map(({ brand, path, monogram }) => (
        <span
          key={brand}
          className="grid min-h-24 content-center justify-items-center gap-2 rounded-lg bg-raised text-[0.875rem] font-semibold dark:bg-surface"
        >
          {path ? (
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6.5 fill-card-deep">
              <path d={path} />
            </svg>
          ) : (
            <span className="text-[1.5rem] leading-6.5 font-extrabold tracking-[-0.04em] text-card-deep">
              {monogram}
            </span>
          )}
          {brand}
        </span>
      ))}
    </div>
  );
}

export function PhoneIllustration() {
  return (
    <div className="mx-auto mt-7 w-70 rounded-t-[2.25rem] bg-ink-950 px-2.25 pt-2.25 ring-[1.5px] ring-ink-800">
      <img
        src={phoneTop}
        alt=""
        width={524}
        height={443}
        loading="lazy"
        className="w-full rounded-t-[1.75rem]"
      />
    </div>
  );
}

export function CodeIllustration() {
  return (
    <img src={code} alt="" width={1440} height={480} loading="lazy" className="size-full object-cover" />
  );
}

export function SeveralCards() {
  return (
    <img
      src={several}
      alt=""
      width={756}
      height={480}
      loading="lazy"
      className="ms-[50%] h-full w-auto max-w-none -translate-x-1/2 rtl:translate-x-1/2"
    />
  );
}

export function UpdatedTiles() {
  const t = useTranslate(siteHome);
  return (
    <div className="mx-auto grid max-w-100 content-start justify-items-center gap-2.5 px-6 pt-7">
      <PhoneTile value="+39 02 5550 0142" isOld />
      <PhoneTile value="+39 02 5550 0199" />
      <span className="mt-1 inline-flex items-center gap-1.5 text-small font-semibold text-success">
        <Check aria-hidden="true" size={18} strokeWidth={2} />
        {t("savedLive")}
      </span>
    </div>
  );
}

function PhoneTile({ value, isOld = false }: { value: string; isOld?: boolean }) {
  const t = useTranslate(siteHome);
  return (
    <span
      data-card="blue-color-one"
      className={classNames(
        "flex min-h-16 w-full items-center gap-3.5 rounded-lg px-4 text-start",
        isOld ? "border-[1.5px] border-line" : "bg-raised shadow-lift dark:bg-surface",
      )}
    >
      <Phone
        aria-hidden="true"
        size={24}
        strokeWidth={1.85}
        className={isOld ? "text-muted" : "text-card-deep"}
      />
      <span className="grid flex-1">
        <span className="text-caption text-muted">{t("phone")}</span>
        <span
          dir="ltr"
          className={isOld ? "font-medium text-muted line-through decoration-2" : "font-semibold"}
        >
          {value}
        </span>
      </span>
      <ArrowUpRight aria-hidden="true" size={18} strokeWidth={1.75} className="text-muted" />
    </span>
  );
}

export function ColoursIllustration() {
  return (
    <img src={colours} alt="" width={1440} height={480} loading="lazy" className="size-full object-cover" />
  );
}
