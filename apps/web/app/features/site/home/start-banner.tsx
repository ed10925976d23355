import { siteHome } from "@visita/domain/owner-messages/site-home";
import fan from "../../../assets/fan.avif";
import { useTranslate } from "../../../lib/language.tsx";
import { Reveal } from "./reveal.tsx";
import { TryCard } from "./try-card.tsx";

export function StartBanner() {
  const t = useTranslate(siteHome);
  return (
    <section
      aria-labelledby="start"
      className="below-fold mx-auto max-w-320 px-gutter pt-4 pb-8 lg:px-10 lg:pb-30"
    >
      <Reveal className="relative overflow-hidden rounded-xl border border-line bg-surface px-6 py-7 md:pb-0 lg:min-h-170 lg:p-18">
        <h2 id="start" className="relative z-1 type-display max-w-[11em] lg:max-w-120">
          {t("tryYourName")}
        </h2>
        <TryCard>
          <p className="text-small text-muted lg:max-w-60">{t("freeColour")}</p>
        </TryCard>
        <img
          src={fan}
          alt=""
          width={1500}
          height={510}
          loading="lazy"
          className="relative inset-s-1/2 mt-8 block w-183 max-md:hidden max-w-none -translate-x-1/2 rtl:translate-x-1/2 md:max-lg:w-250 lg:absolute lg:inset-e-auto lg:bottom-0 lg:inset-s-[calc(100%-21rem)] lg:mt-0 lg:w-250"
        />
      </Reveal>
    </section>
  );
}
