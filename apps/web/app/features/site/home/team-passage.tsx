import { teamOffer } from "@visita/domain/owner-messages/team-offer";
import { useTranslate } from "../../../lib/language.tsx";
import { TextLink } from "../../../ui/links.tsx";
import { Reveal } from "./reveal.tsx";

/** That companies can have cards of one look. */
export function TeamPassage() {
  const t = useTranslate(teamOffer);
  return (
    <section
      aria-labelledby="for-teams"
      className="below-fold mx-auto max-w-320 px-gutter pt-8 lg:px-10 lg:pt-28"
    >
      <Reveal className="grid gap-4 lg:grid-cols-[1fr_1.1fr] lg:gap-24">
        <h2 id="for-teams" className="type-title text-balance">
          {t("homeTitle")}
        </h2>
        <div className="max-w-prose">
          <p className="type-lead">{t("homeText")}</p>
          <p className="mt-4">
            <TextLink to="/pricing#team">{t("homeLink")}</TextLink>
          </p>
        </div>
      </Reveal>
    </section>
  );
}
