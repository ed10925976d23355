import { siteHome } from "@visita/domain/owner-messages/site-home";
import { EXAMPLE_PATH } from "@visita/domain/site/example-account";
import { useTranslate } from "../../../lib/language.tsx";
import { useSettings } from "../../../lib/use-settings.ts";
import { buttonClasses } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/links.tsx";
import {
  ChannelTiles,
  CodeIllustration,
  ColoursIllustration,
  PhoneIllustration,
  SeveralCards,
  UpdatedTiles,
} from "./feature-illustrations.tsx";
import { Reveal } from "./reveal.tsx";

const FEATURES = [
  { title: "unifiedConnection", text: "unifiedConnectionText", illustration: <ChannelTiles /> },
  { title: "mobileFriendly", text: "mobileFriendlyText", illustration: <PhoneIllustration /> },
  { title: "globalAccessibility", text: "globalAccessibilityText", illustration: <CodeIllustration /> },
  { title: "multiCard", text: "multiCardText", illustration: <SeveralCards /> },
  { title: "instantUpdates", text: "instantUpdatesText", illustration: <UpdatedTiles /> },
  { title: "customBranding", text: "customBrandingText", illustration: <ColoursIllustration /> },
] as const;

export function FeatureBlocks() {
  const t = useTranslate(siteHome);
  return (
    <section aria-labelledby="features" className="below-fold border-t border-line bg-surface py-8 lg:py-30">
      <div className="mx-auto max-w-320 px-gutter lg:px-10">
        <h2 id="features" className="mb-6 max-w-[16em] type-display lg:mb-14">
          {t("featuresHeading")}
        </h2>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-6 md:grid-cols-2 md:gap-x-6 md:gap-y-10 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-14">
          {FEATURES.map(({ title, text, illustration }) => (
            <Reveal as="li" key={title} className="grid content-start gap-2">
              <div
                aria-hidden="true"
                className="relative mb-1 h-26 overflow-hidden rounded-xl bg-paper-100 md:mb-3 md:h-60 dark:bg-raised"
              >
                {/* Two stand side by side on a phone, drawn at half their size. */}
                <div className="absolute inset-s-0 top-0 size-[200%] origin-top-left scale-50 md:size-full md:scale-100 rtl:origin-top-right">
                  {illustration}
                </div>
              </div>
              <h3 className="type-heading">{t(title)}</h3>
              <p className="text-muted max-md:text-small">{t(text)}</p>
            </Reveal>
          ))}
        </ul>
        <p className="mt-6 max-w-prose text-muted lg:mt-14 lg:type-lead">{t("andAlso")}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-6">
          <ExampleEntry />
          <TextLink to="/features" className="inline-flex min-h-touch items-center">
            {t("allFeatures")}
          </TextLink>
        </div>
      </div>
    </section>
  );
}

/**
 * Signs in to the example account, on installations for trying things out; nothing elsewhere. A form, because it is
 * another document that answers, and so that it works without a script.
 */
function ExampleEntry() {
  const t = useTranslate(siteHome);
  if (!useSettings()?.mailboxUrl) return null;
  return (
    <form method="post" action={EXAMPLE_PATH} className="grid">
      <button type="submit" className={buttonClasses({ variant: "secondary" })}>
        {t("exampleAccount")}
      </button>
    </form>
  );
}
