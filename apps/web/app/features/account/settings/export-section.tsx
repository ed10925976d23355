import type { AccountExport, ExportPartName } from "@visita/domain/export/export.contract";
import { formatNearTime, formatNumber } from "@visita/domain/format";
import { formatBytes } from "@visita/domain/format-bytes";
import { type AccountDataWords, accountDataTexts } from "@visita/domain/owner-messages/account-data";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { Download, FileArchive } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button, ButtonLabel, buttonClasses } from "../../../ui/button.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress.tsx";
import {
  SettingsActions,
  SettingsLine,
  SettingsRowSkeletons,
  SettingsSection,
} from "../../../ui/settings-section.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { notify } from "../../../ui/toast.tsx";
import { settingsFailure } from "../failures.ts";
import { exportFileUrl, useBeginExport, useExport } from "./export.queries.ts";

export function ExportSection({ userid }: { userid: string }) {
  const t = useTranslate(accountDataTexts);
  const common = useTranslate(commonTexts);
  const { data: copy, error, isPending, isFetching, refetch } = useExport(userid);
  const begin = useBeginExport(userid);

  function makeCopy() {
    if (begin.isPending) return;
    begin.mutate(undefined, {
      onError: (failure) => notify.error(settingsFailure(failure, t("notStarted")).message),
    });
  }

  const make = (label: string, variant: "secondary" | "ghost" = "secondary") => (
    <Button variant={variant} isBusy={begin.isPending} busyLabel={t("starting")} onClick={makeCopy}>
      {label}
    </Button>
  );

  return (
    <SettingsSection id="data" title={t("yourData")} lead={t("yourDataLead")}>
      {isPending && <SettingsRowSkeletons label={t("yourData")} />}
      {error && !copy && (
        <ListFailure title={t("copiesNotChecked")} isRetrying={isFetching} onRetry={() => void refetch()}>
          {t("copiesNotCheckedText")}
        </ListFailure>
      )}
      {copy === null && (
        <SettingsLine title={t("copy")} action={make(t("makeCopy"))}>
          <TaggedText
            text={t("copyText")}
            tags={{ unbroken: (text) => <span className="whitespace-nowrap">{text}</span> }}
          />
        </SettingsLine>
      )}
      {(copy?.state === "waiting" || copy?.state === "making") && <CopyProgress copy={copy} />}
      {copy?.state === "ready" && (
        <>
          <ReadyCopy copy={copy} />
          <SettingsActions>{make(t("makeNewCopy"), "ghost")}</SettingsActions>
        </>
      )}
      {copy?.state === "failed" && (
        <Notice tone="danger" title={t("copyFailed")}>
          <p>{t("copyFailedText")}</p>
          <div className="mt-3 mb-1">{make(common("tryAgain"))}</div>
        </Notice>
      )}
      <p role="status" className="sr-only">
        {copy && t(ANNOUNCEMENTS[copy.state])}
      </p>
    </SettingsSection>
  );
}

/** Said once for each state, so that the counting does not talk over everything else. */
const ANNOUNCEMENTS = {
  waiting: "makingCopy",
  making: "makingCopy",
  ready: "copyReady",
  failed: "copyFailed",
} as const;

const PART_NAMES = {
  account: "account",
  cards: "cards",
  pictures: "pictures",
  links: "links",
  insights: "insights",
  favourites: "favorites",
  contacts: "contacts",
  teams: "teams",
  invoices: "invoices",
  "sign-ins": "signIns",
} as const;

function CopyProgress({ copy: { part: name, done, total } }: { copy: AccountExport }) {
  const t = useTranslate(accountDataTexts);
  const part = name && t(PART_NAMES[name]);
  return (
    <div className="grid gap-2.5 rounded-lg border border-line bg-surface p-4">
      <p className="font-semibold">{t("makingCopy")}</p>
      <ProgressBar label={t("makingCopy")} value={total > 0 ? done / total : 0} />
      <p className="text-help text-muted">
        {part && `${total > 0 ? t("partOf", { part, done, total }) : t("part", { part })} `}
        {t("youCanLeave")}
      </p>
    </div>
  );
}

function ReadyCopy({ copy }: { copy: AccountExport }) {
  const t = useTranslate(accountDataTexts);
  const size = formatBytes(t.language, copy.size ?? 0);
  return (
    <>
      <div className="grid gap-2.5 rounded-lg border border-line bg-surface p-4 md:grid-cols-[1fr_auto] md:items-center">
        <div className="flex items-center gap-3.5">
          <span className="grid size-touch shrink-0 place-items-center rounded-sm bg-success-soft text-success">
            <FileArchive aria-hidden="true" size={22} strokeWidth={1.75} />
          </span>
          <div className="grid min-w-0">
            <p className="font-semibold wrap-anywhere">{copy.fileName}</p>
            <p className="text-help text-muted">
              {copy.expiresAt
                ? t("sizeAndEnd", { size, until: formatNearTime(t.language, copy.expiresAt) })
                : size}
            </p>
          </div>
        </div>
        <a href={exportFileUrl(copy)} download={copy.fileName} className={buttonClasses()}>
          <ButtonLabel icon={Download}>{t("download")}</ButtonLabel>
        </a>
      </div>
      <ul aria-label={t("inThisCopy")} className="grid">
        {copy.contents.map(({ part, count }) => (
          <li
            key={part}
            className="flex justify-between gap-4 border-b border-line py-2 text-small last:border-b-0"
          >
            <span className="wrap-anywhere">{FILE_NAMES[part]}</span>
            <span className="text-end text-help text-muted">{countWords(part, count, t)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function countWords(part: ExportPartName, number: number, t: AccountDataWords): string {
  if (part === "cards") return t("countedCards", { number });
  if (part === "contacts") return t("countedContacts", { number });
  return part === "insights" ? t("countedInsights", { number }) : formatNumber(t.language, number);
}

const FILE_NAMES: Readonly<Record<ExportPartName, string>> = {
  account: "account.json",
  cards: "cards",
  pictures: "pictures",
  links: "links.json",
  insights: "insights",
  favourites: "favourites.json",
  contacts: "contacts",
  teams: "teams.json",
  invoices: "invoices.json",
  "sign-ins": "sign-ins.json",
};
