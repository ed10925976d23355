import type { Permission } from "@visita/domain/connect/permission";
import type { AccessToken } from "@visita/domain/connect/token.contract";
import { formatDay, formatEnumeration } from "@visita/domain/format";
import { connectTexts } from "@visita/domain/owner-messages/connect";
import { Eye } from "lucide-react";
import type { RefObject } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { useSettings } from "../../lib/use-settings.ts";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PERMISSION_WORDS } from "./permission-words.ts";

export type MadeToken = { token: AccessToken; secret: string };

type TokenReadyDialogProps = {
  made: MadeToken;
  isOpen: boolean;
  onClose: () => void;
  returnTo: RefObject<HTMLElement | null>;
};

/** Closed by its buttons alone, because the token is not shown again. */
export function TokenReadyDialog({ made, isOpen, onClose, returnTo }: TokenReadyDialogProps) {
  const t = useTranslate(connectTexts);
  const publicUrl = useSettings()?.publicUrl ?? "";
  const { token, secret } = made;
  const example = exampleOf(token.permissions);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("isReady", { name: token.name })}
      size="lg"
      returnTo={returnTo}
      isLasting
    >
      <div className="mt-3 grid gap-4">
        <Notice tone="warning" icon={Eye} title={t("shownOnce")}>
          <p>{t("shownOnceText")}</p>
        </Notice>
        <div className="flex items-center gap-2 rounded-md border-[1.5px] border-line-strong bg-surface py-3 ps-4 pe-3">
          <code dir="ltr" className="min-w-0 flex-1 text-small font-medium wrap-anywhere">
            {secret}
          </code>
          <CopyButton
            text={secret}
            variant="secondary"
            className="shrink-0 px-4!"
            done={t("copied")}
            failed={t("notCopied")}
          />
        </div>
        {example ? (
          <figure>
            <figcaption className="mb-2 text-small font-semibold">{t(example.title)}</figcaption>
            <pre
              dir="ltr"
              className="rounded-md bg-sunk px-4 py-3.5 text-start text-caption leading-[1.6] wrap-anywhere whitespace-pre-wrap"
            >
              {curlOf(publicUrl, example, token.start ?? "")}
            </pre>
          </figure>
        ) : (
          <p className="text-help text-muted">{t("callOther")}</p>
        )}
        <p className="text-help text-muted">
          <span className="block">
            {formatEnumeration(
              t.language,
              token.permissions.map((permission) => t(PERMISSION_WORDS[permission].label)),
            )}
          </span>
          <span className="block">
            {token.endsAt ? t("endsOn", { day: formatDay(t.language, token.endsAt) }) : t("untilRevoked")}
          </span>
        </p>
        <Button isFull onClick={onClose}>
          {t("haveCopied")}
        </Button>
      </div>
    </Dialog>
  );
}

type Example = {
  readonly title: "callContacts" | "callCards" | "callInsights";
  readonly options: string;
  readonly path: string;
};

/** One call that the token may make; undefined for a token that only writes. */
function exampleOf(permissions: readonly Permission[]): Example | undefined {
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000).toISOString().slice(0, 10);
  if (permissions.includes("contacts:read")) {
    return { title: "callContacts", options: "", path: `/api/contacts?since=${yesterday}T00:00:00Z` };
  }
  if (permissions.includes("insights:read")) {
    return { title: "callInsights", options: "", path: "/api/insights?days=7" };
  }
  if (permissions.includes("cards:read")) {
    return { title: "callCards", options: "-X POST ", path: "/api/card/getcards" };
  }
  return undefined;
}

function curlOf(publicUrl: string, { options, path }: Example, start: string): string {
  return `curl ${options}"${publicUrl}${path}" \\\n  -H "Authorization: Bearer ${start}…"`;
}
