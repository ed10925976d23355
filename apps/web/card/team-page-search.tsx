import { teamPage } from "@visita/domain/messages/team-page";
import { type TeamPageView, teamPagePath } from "@visita/domain/team/team-page";
import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { useTranslate } from "../app/lib/language.tsx";
import { CARD_ICON_PATHS } from "./icon-paths.ts";

type SearchProps = { page: TeamPageView; lang: string | undefined };

/** A plain form. A team that shows nobody has none. */
export function TeamPageSearch({ page: { team, find, found, total }, lang }: SearchProps) {
  const t = useTranslate(teamPage);
  if (total === 0) return null;
  const count =
    find === "" ? t("people", { count: total }) : t("foundOf", { found, count: total, text: find });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a browser that does not know <search> gives it no role
    <form role="search" action={teamPagePath(team.slug)}>
      {found > 0 && <p className="team-page-count">{count}</p>}
      <div className="team-page-search">
        <LineIcon path={CARD_ICON_PATHS.search} size={20} />
        <input
          type="search"
          name="q"
          defaultValue={find}
          placeholder={t("nameOrRole")}
          aria-label={t("nameOrRole")}
          maxLength={100}
          dir="auto"
        />
        {lang && <input type="hidden" name="lang" value={lang} />}
        <button type="submit">{t("search")}</button>
      </div>
    </form>
  );
}
