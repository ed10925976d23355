import { dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { ChartNoAxesColumn } from "lucide-react";
import { Link } from "react-router";
import { useTranslate } from "../../lib/language.tsx";

type WeekViewsProps = { cardid: string; views: number };

/** Leads to the same seven days of the card's insights. */
export function WeekViews({ cardid, views }: WeekViewsProps) {
  const t = useTranslate(dashboardTexts);
  return (
    <Link
      to={`/insights?card=${encodeURIComponent(cardid)}&days=7`}
      className="relative inline-flex min-h-touch items-center gap-1.5 rounded-xs text-small font-medium whitespace-nowrap text-muted underline-offset-3 hover:text-accent hover:underline @sm:mx-2"
    >
      <ChartNoAxesColumn
        aria-hidden="true"
        size={18}
        strokeWidth={1.75}
        className="shrink-0 @max-sm:hidden"
      />
      {t("viewsThisWeek", { count: views })}
    </Link>
  );
}
