import { useQuery } from "@tanstack/react-query";
import { dayWords } from "@visita/domain/format";
import { type RecapText, recapTexts } from "@visita/domain/owner-messages/recap";
import type { Recap as RecapAnswer } from "@visita/domain/recap/recap.contract";
import { ChevronRight, Eye, type LucideIcon, RefreshCw, Timer, UserPlus } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { revalidating } from "../../lib/query-client.ts";

/** What happened since somebody was last here. Nothing where nothing did, or where that is not known. */
export function Recap({ userid }: { userid: string }) {
  const { data } = useQuery({
    queryKey: ["recap", userid],
    queryFn: ({ signal }) => call("GET /api/recap", undefined, { signal }),
    ...revalidating,
    retry: false,
  });
  if (!data || Object.values(data).every((line) => line === null)) return null;
  return (
    <Suspense>
      <Lines recap={data} />
    </Suspense>
  );
}

/** The last of the page, so that nothing moves when they come. */
function Lines({ recap }: { recap: RecapAnswer }) {
  const t = useTranslate(recapTexts);
  return (
    <section aria-labelledby="recap" className="mt-8 max-w-[44rem] lg:mt-10">
      <h2 id="recap" className="text-small text-muted">
        {t("title")}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {linesOf(recap, t).map(({ to, icon: Icon, text, isDocument }) => (
          <li key={to}>
            <Link
              to={to}
              reloadDocument={isDocument}
              className="group flex min-h-control items-center gap-3 rounded-xs py-2 hover:text-accent"
            >
              <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-muted" />
              <span className="min-w-0 flex-1 text-pretty wrap-anywhere">{text}</span>
              <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Line = { to: string; icon: LucideIcon; text: string; isDocument?: boolean };

function linesOf({ people, views, kept, links }: RecapAnswer, t: RecapText): Line[] {
  return [
    people && { to: "/contacts", icon: UserPlus, text: peopleWords(people, t) },
    views && { to: "/insights", icon: Eye, text: viewWords(views, t) },
    kept?.count === 1 && {
      to: cardPath(kept.username),
      icon: RefreshCw,
      text: t("kept", { name: kept.fullname }),
      isDocument: true,
    },
    kept &&
      kept.count > 1 && {
        to: "/cards/save",
        icon: RefreshCw,
        text: t("keptCards", { count: kept.count }),
      },
    links && {
      to: `/links?card=${encodeURIComponent(links.cardid)}`,
      icon: Timer,
      text: linkWords(links, t),
    },
  ].filter((line) => line !== null && line !== false && line !== undefined);
}

function peopleWords({ count, isMore, name }: NonNullable<RecapAnswer["people"]>, t: RecapText): string {
  if (isMore) return t("manyPeople", { count });
  return count === 1 ? t("person", { name }) : t("people", { count });
}

function viewWords({ count, mostly, link }: NonNullable<RecapAnswer["views"]>, t: RecapText): string {
  if (mostly === null) return t("views", { count });
  return mostly === "link" ? t("link", { count, link: link ?? "" }) : t(mostly, { count });
}

function linkWords({ count, name, lastDay }: NonNullable<RecapAnswer["links"]>, t: RecapText): string {
  const first = { name, day: dayWords(t.language, lastDay) };
  return count === 1 ? t("linkEnds", first) : t("linksEnd", { count, ...first });
}
