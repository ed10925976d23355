import type { AdminOverview } from "@visita/domain/admin/admin-overview.contract";
import { dayWords, formatNumber } from "@visita/domain/format";
import { adminTexts } from "@visita/domain/owner-messages/admin";
import { useTranslate } from "../../lib/language.tsx";
import { classNames } from "../../ui/class-names.ts";
import { panelClasses } from "./admin-parts.tsx";

/** Columns in proportion; the table says the same to whoever cannot see them. */
export function ViewsByDay({ views }: Pick<AdminOverview, "views">) {
  const t = useTranslate(adminTexts);
  const peak = views.reduce((best, each) => (each.count > best.count ? each : best), { day: "", count: 0 });
  const [first, last] = [views[0], views.at(-1)];
  return (
    <section className={`${panelClasses} flex flex-col p-5 lg:px-7 lg:py-6`}>
      <h2 className="type-heading mb-2">{t("viewsADay")}</h2>
      <div aria-hidden="true" className="mt-3 flex min-h-36 flex-1 items-end gap-1 sm:gap-1.5">
        {views.map(({ day, count }) => (
          <i
            key={day}
            style={{ height: `${peak.count === 0 ? 0 : (count / peak.count) * 100}%` }}
            className={classNames(
              "min-h-px flex-1 rounded-t-[0.25rem]",
              day === peak.day ? "bg-text" : "bg-accent",
            )}
          />
        ))}
      </div>
      <p
        aria-hidden="true"
        className="mt-1.5 flex justify-between gap-3 border-t border-line pt-1.5 text-caption text-muted"
      >
        <span>{first && dayWords(t.language, first.day, "short")}</span>
        <span>
          {peak.count > 0
            ? t("peakOn", { count: peak.count, day: dayWords(t.language, peak.day, "short") })
            : t("noViewsYet")}
        </span>
        <span>{last && dayWords(t.language, last.day, "short")}</span>
      </p>
      <table className="sr-only">
        <caption>{t("viewsADay")}</caption>
        <tbody>
          {views.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">{dayWords(t.language, day)}</th>
              <td>{formatNumber(t.language, count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
