import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { fillPath } from "@visita/domain/http/endpoint";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamActivity } from "@visita/domain/owner-messages/team-activity";
import { ChevronRight, Download, Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { revalidating } from "../../../lib/query-client.ts";
import { Button, ButtonLabel, buttonClasses } from "../../../ui/button.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { useTeam } from "../frame/team-context.ts";
import { teamKeys } from "../public/team.queries.ts";
import { ActivityList } from "./activity-list.tsx";

/** As the server sends them. */
const PAGE_SIZE = 50;
const TYPING_PAUSE_MS = 250;

/** What owners and admins did for their team. What is searched for and which page is open are part of the address. */
export default function ActivityPage() {
  const t = useTranslate(teamActivity);
  const common = useTranslate(commonTexts);
  const { team } = useTeam();
  const heading = useRef<HTMLHeadingElement>(null);
  const { find, page, search, open } = useActivityParams();
  const [text, setText] = useTypedSearch(find, search);
  const query = useActions(find, page);
  const { data, error } = query;
  const csv = fillPath("/api/team/:teamid/actions.csv", { teamid: team.teamid });

  function turnTo(wanted: number) {
    open(wanted);
    heading.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }

  return (
    <>
      <div className="mb-6 lg:mb-8">
        <h1 ref={heading} tabIndex={-1} className="type-title outline-none">
          {t("title")}
        </h1>
        <p className="mt-1 text-muted">{t("lead")}</p>
      </div>
      <div className="mb-5 grid gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          type="search"
          label={t("find")}
          isLabelHidden
          placeholder={t("findHint")}
          autoComplete="off"
          maxLength={200}
          value={text}
          leading={<Search size={20} strokeWidth={1.75} aria-hidden="true" />}
          onChange={(event) => setText(event.target.value)}
        />
        <a
          href={csv}
          download
          className={`${buttonClasses({ variant: "secondary" })} max-md:justify-self-start`}
        >
          <ButtonLabel icon={Download}>{t("downloadCsv")}</ButtonLabel>
        </a>
      </div>
      {error && (
        <ListFailure
          title={t(data ? "notRefreshed" : "notLoaded")}
          isRefresh={data !== undefined}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
          returnTo={heading}
        >
          {common(data ? "earlierVersion" : "nothingLost")}
        </ListFailure>
      )}
      {!data && !error && <ActivitySkeleton />}
      {data && (
        <>
          <p role="status">
            <VisuallyHidden>
              {find !== "" && !query.isPlaceholderData && t("found", { count: data.total })}
            </VisuallyHidden>
          </p>
          {data.total === 0 && <NothingHere find={find} onShowAll={() => setText("")} />}
          {data.actions.length > 0 && (
            <ActivityList actions={data.actions} isBusy={query.isPlaceholderData} />
          )}
          {data.total > PAGE_SIZE && (
            <Pager
              page={page}
              shown={data.actions.length}
              total={data.total}
              isBusy={query.isPlaceholderData}
              onTurn={turnTo}
            />
          )}
        </>
      )}
    </>
  );
}

function useActions(find: string, page: number) {
  const { userid, team } = useTeam();
  return useQuery({
    queryKey: [...teamKeys.one(userid, team.teamid), "actions", find, page],
    queryFn: ({ signal }) =>
      call(
        "GET /api/team/:teamid/actions",
        { params: { teamid: team.teamid }, query: { find, page } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...revalidating,
  });
}

function useActivityParams() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string>, options?: { replace: boolean }) =>
    setParams((before) => {
      const { page: _, ...kept } = Object.fromEntries(before);
      const filled = Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== "");
      return new URLSearchParams(filled);
    }, options);
  return {
    find: params.get("find") ?? "",
    page: Math.max(1, Math.trunc(Number(params.get("page")) || 1)),
    search: (find: string) => change({ find }, { replace: true }),
    open: (page: number) => change({ page: page === 1 ? "" : String(page) }),
  };
}

/** Searches when the person pauses. */
function useTypedSearch(find: string, search: (find: string) => void) {
  const [text, setText] = useState(find);
  const searchNow = useEffectEvent(search);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === find) return;
    const timer = setTimeout(() => searchNow(wanted), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, find]);
  return [text, setText] as const;
}

function NothingHere({ find, onShowAll }: { find: string; onShowAll: () => void }) {
  const t = useTranslate(teamActivity);
  if (find === "") return <p className="text-muted">{t("nothingYet")}</p>;
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted wrap-anywhere">{t("nothingFound", { find })}</p>
      <Button variant="secondary" onClick={onShowAll}>
        {t("showAll")}
      </Button>
    </div>
  );
}

type PagerProps = {
  page: number;
  shown: number;
  total: number;
  isBusy: boolean;
  onTurn: (page: number) => void;
};

function Pager({ page, shown, total, isBusy, onTurn }: PagerProps) {
  const t = useTranslate(teamActivity);
  const before = (page - 1) * PAGE_SIZE;
  const hasOlder = before + shown < total && shown > 0;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <span className="text-help text-muted">
        {shown > 0 && t("range", { from: before + 1, to: before + shown, total })}
      </span>
      <span className="flex flex-wrap gap-3">
        {page > 1 && (
          <Button variant="ghost" disabled={isBusy} onClick={() => onTurn(page - 1)}>
            {t("newer")}
          </Button>
        )}
        {hasOlder && (
          <Button variant="secondary" disabled={isBusy} onClick={() => onTurn(page + 1)}>
            <span className="inline-flex items-center gap-2.5">
              {t("older")}
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </span>
          </Button>
        )}
      </span>
    </div>
  );
}

function ActivitySkeleton() {
  const t = useTranslate(teamActivity);
  return (
    <div aria-busy="true">
      <p role="status">
        <VisuallyHidden>{t("loading")}</VisuallyHidden>
      </p>
      <Skeleton className="h-96 w-full rounded-lg" />
    </div>
  );
}

export const meta = metaIn(teamActivity, { title: "title" });
