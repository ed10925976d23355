import { siteHome } from "@visita/domain/owner-messages/site-home";
import channels from "../../../assets/channels.svg?no-inline";
import lone from "../../../assets/lone.avif";
import { useTranslate } from "../../../lib/language.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { StartLink } from "../../session/public/start-link.tsx";
import { Reveal } from "./reveal.tsx";

const POINTS = [
  ["costEffective", "costEffectiveText"],
  ["stayConnected", "stayConnectedText"],
  ["perfectBlend", "perfectBlendText"],
  ["instantUpdate", "instantUpdateText"],
] as const;

/** Ink in light and in dark: the one dark band of the page. */
export function OnePlace() {
  const t = useTranslate(siteHome);
  return (
    <section
      aria-labelledby="one-place"
      className="below-fold bg-ink-900 py-8 text-paper-50 lg:py-28 dark:border-t dark:border-line"
    >
      <div className="mx-auto grid max-w-320 gap-12 px-gutter lg:grid-cols-[1fr_1.1fr] lg:items-center lg:gap-24 lg:px-10">
        <Reveal className="grid justify-items-start gap-6 lg:gap-8">
          <h2 id="one-place" className="type-display">
            <TaggedText
              text={t("everythingInOnePlace")}
              tags={{ line: (line) => <span className="block">{line}</span> }}
            />
          </h2>
          <dl className="grid w-full border-b border-ink-800">
            {POINTS.map(([title, text]) => (
              <div key={title} className="border-t border-ink-800 py-3.5">
                <dt className="type-heading">{t(title)}</dt>
                <dd className="mt-1 text-paper-400">{t(text)}</dd>
              </div>
            ))}
          </dl>
          <StartLink
            size="lg"
            className="bg-paper-0! text-ink-900! hover:bg-paper-200! focus-visible:outline-lapis-300"
          />
        </Reveal>
        <Reveal className="relative overflow-hidden rounded-lg border border-ink-800 max-md:hidden md:max-lg:max-w-130">
          <img
            src={channels}
            alt={t("channelsPicture")}
            width={480}
            height={480}
            loading="lazy"
            className="aspect-square w-full"
          />
          <img
            src={lone}
            alt=""
            width={704}
            height={500}
            loading="lazy"
            className="absolute top-1/2 left-1/2 w-[62%] -translate-x-1/2 -translate-y-1/2 -rotate-3"
          />
        </Reveal>
      </div>
    </section>
  );
}
