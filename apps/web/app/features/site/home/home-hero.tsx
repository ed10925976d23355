import { siteHome } from "@visita/domain/owner-messages/site-home";
import hero960 from "../../../assets/hero-960.avif";
import hero1440 from "../../../assets/hero-1440.avif";
import hero1920 from "../../../assets/hero-1920.avif";
import heroPhone780 from "../../../assets/hero-phone-780.avif";
import heroPhone1068 from "../../../assets/hero-phone-1068.avif";
import { useTranslate } from "../../../lib/language.tsx";
import { useSettings } from "../../../lib/use-settings.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { StartLink } from "../../session/public/start-link.tsx";
import { SLIDES_ID } from "./slider/screenshot-slider.tsx";

/** The whole picture, and for phones its middle: the rest would be loaded to be cut off. */
const WIDE = {
  media: "(min-width: 44rem)",
  srcSet: `${hero960} 960w, ${hero1440} 1440w, ${hero1920} 1920w`,
  sizes: "(min-width: 102rem) calc(50vw + 5rem), (min-width: 90rem) 56rem, (min-width: 64rem) 53rem, 100vw",
};
const PHONE = {
  media: "not all and (min-width: 44rem)",
  srcSet: `${heroPhone780} 780w, ${heroPhone1068} 1068w`,
  sizes: "100vw",
};

/** Asked for with the document, before the style sheet says where the picture goes. */
export const heroPreloads = [WIDE, PHONE].map(({ media, srcSet, sizes }) => ({
  rel: "preload" as const,
  as: "image" as const,
  type: "image/avif",
  media,
  imageSrcSet: srcSet,
  imageSizes: sizes,
  fetchPriority: "high" as const,
}));

/** Rises without fading in: what begins unseen counts as painted only at the end of its animation. */
const entrance = "transition-[translate] duration-[var(--dur-entrance)] ease-out starting:translate-y-5";

const action = "flex-1 lg:min-w-40 lg:flex-none";

export function HomeHero() {
  const t = useTranslate(siteHome);
  return (
    <section className="overflow-hidden">
      <div className="mx-auto grid max-w-320 gap-6 px-gutter pt-5 lg:grid-cols-[minmax(0,31.5rem)_minmax(0,1fr)] lg:items-center lg:gap-0 lg:px-10 lg:pt-0">
        <div className={`grid justify-items-start gap-5 lg:gap-6 lg:pb-8 ${entrance}`}>
          <h1 className="type-hero">{t("leaveACard")}</h1>
          <p className="type-lead max-w-prose lg:max-w-108 lg:text-[1.25rem]">{t("lead")}</p>
          <div className="mt-1 flex w-full flex-wrap gap-3 md:max-w-100 lg:w-auto lg:max-w-none">
            <StartLink size="lg" className={action} />
            <SeeACard />
          </div>
          <p className="text-small text-muted">{t("oneCardIsFree")}</p>
        </div>
        {/* From 102 rem on it begins 5 rem left of the middle and ends at the edge of the window, as its cards do. */}
        <picture
          className={`-mx-gutter block delay-[80ms] lg:mx-0 lg:h-184 min-[102rem]:h-[min(41vw_+_4rem,60rem)] ${entrance}`}
        >
          <source {...WIDE} type="image/avif" width={1920} height={1680} />
          <source {...PHONE} type="image/avif" width={1068} height={1680} />
          <img
            src={hero960}
            width={1920}
            height={1680}
            fetchPriority="high"
            alt={t("heroPicture")}
            className="h-auto w-full max-w-none max-[44rem]:aspect-[9/10] max-[44rem]:object-cover max-[44rem]:object-top lg:-ms-2 lg:w-212 min-[90rem]:ms-4 min-[90rem]:w-224 min-[102rem]:w-[calc(50vw+5rem)]"
          />
        </picture>
      </div>
    </section>
  );
}

/** The demo people live on installations for trying things out; elsewhere the screenshots show a card. */
function SeeACard() {
  const t = useTranslate(siteHome);
  const hasDemo = useSettings()?.mailboxUrl !== null;
  return (
    <ButtonLink
      to={hasDemo ? "/c/demo" : `#${SLIDES_ID}`}
      reloadDocument
      variant="secondary"
      size="lg"
      className={action}
    >
      {t("seeACard")}
    </ButtonLink>
  );
}
