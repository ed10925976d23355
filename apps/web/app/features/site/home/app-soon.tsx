import { siteHome } from "@visita/domain/owner-messages/site-home";
import { useTranslate } from "../../../lib/language.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { BRAND_ICON_PATHS } from "./brand-icon-paths.ts";
import { Reveal } from "./reveal.tsx";

const STORES = [
  { store: "googlePlay", path: BRAND_ICON_PATHS.googlePlay },
  { store: "appStore", path: BRAND_ICON_PATHS.appStore },
] as const;

/** There is no app yet, so the buttons say so and lead nowhere. */
export function AppSoon() {
  const t = useTranslate(siteHome);
  return (
    <section aria-labelledby="app" className="below-fold mx-auto max-w-320 px-gutter pb-8 lg:px-10 lg:pb-24">
      <Reveal className="grid gap-6 lg:grid-cols-[1fr_auto] lg:items-center">
        <div>
          <h2 id="app" className="type-title">
            {t("appIsComing")}
          </h2>
          <p className="mt-2 type-lead">{t("untilThen")}</p>
        </div>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-3 md:grid-cols-[auto_auto] md:justify-start">
          {STORES.map(({ store, path }) => (
            <li key={store}>
              <button
                type="button"
                disabled
                className="flex min-h-16 w-full cursor-not-allowed items-center gap-2.5 rounded-md border-[1.5px] border-line-strong bg-sunk px-3 py-2 md:gap-3.5 md:px-5 text-start text-muted"
              >
                <svg aria-hidden="true" viewBox="0 0 24 24" className="size-7 shrink-0 fill-current">
                  <path d={path} />
                </svg>
                <span className="grid gap-0.5">
                  <TaggedText
                    text={t(store)}
                    tags={{
                      lead: (text) => <span className="text-caption leading-[1.2] font-medium">{text}</span>,
                      store: (name) => <span className="text-role leading-[1.2] font-semibold">{name}</span>,
                    }}
                  />
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  );
}
