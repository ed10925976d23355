import type { AccountExport, ExportPartName } from "@visita/domain/export/export.contract";
import { formatBytes, formatNearTime, formatNumber } from "@visita/domain/format";
import { Download, FileArchive } from "lucide-react";
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
import { notify } from "../../../ui/toast.tsx";
import { settingsFailure } from "../failures.ts";
import { exportFileUrl, useBeginExport, useExport } from "./export.queries.ts";

const BEGIN_FAILED = "We couldn’t start your copy. Please try again.";

export function ExportSection({ userid }: { userid: string }) {
  const { data: copy, error, isPending, isFetching, refetch } = useExport(userid);
  const begin = useBeginExport(userid);

  function makeCopy() {
    if (begin.isPending) return;
    begin.mutate(undefined, {
      onError: (failure) => notify.error(settingsFailure(failure, BEGIN_FAILED).message),
    });
  }

  const make = (label: string, variant: "secondary" | "ghost" = "secondary") => (
    <Button variant={variant} isBusy={begin.isPending} busyLabel="Starting..." onClick={makeCopy}>
      {label}
    </Button>
  );

  return (
    <SettingsSection id="data" title="Your data" lead="Download everything, on any plan.">
      {isPending && <SettingsRowSkeletons label="Your data" />}
      {error && !copy && (
        <ListFailure
          title="We couldn’t check your copies."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          Nothing is lost. Please try again.
        </ListFailure>
      )}
      {copy === null && (
        <SettingsLine title="A copy of everything" action={make("Make a copy")}>
          Cards, pictures, links, insights, favorites, contacts, invoices and{" "}
          <span className="whitespace-nowrap">sign-ins</span>, as JSON, CSV, vCard and pages in one ZIP.
        </SettingsLine>
      )}
      {(copy?.state === "waiting" || copy?.state === "making") && <CopyProgress copy={copy} />}
      {copy?.state === "ready" && (
        <>
          <ReadyCopy copy={copy} />
          <SettingsActions>{make("Make a new copy", "ghost")}</SettingsActions>
        </>
      )}
      {copy?.state === "failed" && (
        <Notice tone="danger" title="We couldn’t make your copy">
          <p>Something failed on our side. Your data is unchanged.</p>
          <div className="mt-3 mb-1">{make("Try again")}</div>
        </Notice>
      )}
      <p role="status" className="sr-only">
        {copy && ANNOUNCEMENTS[copy.state]}
      </p>
    </SettingsSection>
  );
}

/** Said once for each state, so that the counting does not talk over everything else. */
const ANNOUNCEMENTS: Readonly<Record<AccountExport["state"], string>> = {
  waiting: "Making your copy",
  making: "Making your copy",
  ready: "Your copy is ready to download",
  failed: "We couldn’t make your copy",
};

const PART_NAMES: Readonly<Record<ExportPartName, string>> = {
  account: "Account",
  cards: "Cards",
  pictures: "Pictures",
  links: "Links",
  insights: "Insights",
  favourites: "Favorites",
  contacts: "Contacts",
  invoices: "Invoices",
  "sign-ins": "Sign-ins",
};

function CopyProgress({ copy: { part, done, total } }: { copy: AccountExport }) {
  const counted = total > 0 ? `, ${formatNumber(done)} of ${formatNumber(total)}` : "";
  return (
    <div className="grid gap-2.5 rounded-lg border border-line bg-surface p-4">
      <p className="font-semibold">Making your copy</p>
      <ProgressBar label="Making your copy" value={total > 0 ? done / total : 0} />
      <p className="text-help text-muted">
        {part ? `${PART_NAMES[part]}${counted}. ` : ""}You can leave this page; we email you when it is ready.
      </p>
    </div>
  );
}

function ReadyCopy({ copy }: { copy: AccountExport }) {
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
              {formatBytes(copy.size ?? 0)}
              {copy.expiresAt && `. Kept until ${formatNearTime(copy.expiresAt)}`}
            </p>
          </div>
        </div>
        <a href={exportFileUrl(copy)} download={copy.fileName} className={buttonClasses()}>
          <ButtonLabel icon={Download}>Download</ButtonLabel>
        </a>
      </div>
      <ul aria-label="In this copy" className="grid">
        {copy.contents.map(({ part, count }) => (
          <li
            key={part}
            className="flex justify-between gap-4 border-b border-line py-2 text-small last:border-b-0"
          >
            <span className="wrap-anywhere">{FILE_NAMES[part]}</span>
            <span className="text-end text-help text-muted">
              {formatNumber(count)}
              {part === "cards" && ", as JSON, vCard and page"}
              {part === "contacts" && ", as JSON, CSV and vCard"}
              {part === "insights" && ", as CSV"}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const FILE_NAMES: Readonly<Record<ExportPartName, string>> = {
  account: "account.json",
  cards: "cards",
  pictures: "pictures",
  links: "links.json",
  insights: "insights",
  favourites: "favourites.json",
  contacts: "contacts",
  invoices: "invoices.json",
  "sign-ins": "sign-ins.json",
};
