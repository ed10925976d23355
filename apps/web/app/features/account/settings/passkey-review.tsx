import { useQueryClient } from "@tanstack/react-query";
import type { Passkey } from "@visita/domain/account/passkey.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { SETTINGS_MESSAGES as TEXT } from "@visita/domain/account/settings.messages";
import { formatDay, formatTimeAgo } from "@visita/domain/format";
import { accountSecurityTexts } from "@visita/domain/owner-messages/account-security";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { KeyRound, Smartphone } from "lucide-react";
import { useRef, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SettingsRowSkeletons } from "../../../ui/settings-section.tsx";
import { notify } from "../../../ui/toast.tsx";
import { ACCOUNT_ANSWERS } from "../account-answers.ts";
import { settingsFailure } from "../failures.ts";
import { RemovePasskeyDialog } from "./remove-passkey-dialog.tsx";
import { settingsKeys, usePasskeys } from "./settings.queries.ts";

/** After a recovery: each passkey is kept or removed. */
export function PasskeyReview({ user }: { user: CurrentUser }) {
  const t = useTranslate(accountSecurityTexts);
  useAnswers(ACCOUNT_ANSWERS);
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = usePasskeys(user.userid);
  const listRef = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<Passkey>();
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const [busyId, setBusyId] = useState<string>();
  const [mailedIds, setMailedIds] = useState<ReadonlySet<string>>(new Set());

  const reload = () => queryClient.invalidateQueries({ queryKey: settingsKeys.passkeys(user.userid) });
  const doubted = data?.passkeys.filter(({ isInDoubt }) => isInDoubt);

  async function keep({ id }: Passkey) {
    setBusyId(id);
    try {
      const { isMailed, message } = await call("POST /api/account/passkeys/:passkeyid/keep", {
        params: { passkeyid: id },
      });
      if (isMailed) setMailedIds(new Set([...mailedIds, id]));
      notify.success(message);
      await reload();
      listRef.current?.focus();
    } catch (cause) {
      notify.error(settingsFailure(cause, TEXT.saveFailed).message);
    } finally {
      setBusyId(undefined);
    }
  }

  function remove(passkey: Passkey) {
    setRemoved(passkey);
    setOpenings(openings + 1);
    setIsOpen(true);
  }

  return (
    <div className="mt-6 grid max-w-160 gap-5 lg:mt-8">
      {error && !data && (
        <ListFailure title={t("passkeysNotLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
          {t("nothingChanged")}
        </ListFailure>
      )}
      {!data && !error && <SettingsRowSkeletons label={t("passkeys")} />}
      <div ref={listRef} tabIndex={-1} className="grid gap-5 outline-none empty:hidden">
        {doubted?.length === 0 && (
          <>
            <Notice tone="success" title={t("allDone")}>
              <p>{t("noneToReview")}</p>
            </Notice>
            <ButtonLink to="/dashboard" size="lg">
              {t("goToCards")}
            </ButtonLink>
          </>
        )}
        {doubted && doubted.length > 0 && (
          <ul aria-label={t("toReview")} className="grid gap-3">
            {doubted.map((passkey) => (
              <DoubtedPasskey
                key={passkey.id}
                passkey={passkey}
                isMailed={mailedIds.has(passkey.id)}
                isBusy={busyId === passkey.id}
                onKeep={() => void keep(passkey)}
                onRemove={() => remove(passkey)}
              />
            ))}
          </ul>
        )}
      </div>
      {removed && (
        <RemovePasskeyDialog
          key={openings}
          user={user}
          passkey={removed}
          others={(data?.passkeys.length ?? 1) - 1}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onDone={() => void reload()}
          onFocusLost={() => listRef.current?.focus()}
        />
      )}
    </div>
  );
}

type DoubtedPasskeyProps = {
  passkey: Passkey;
  isMailed: boolean;
  isBusy: boolean;
  onKeep: () => void;
  onRemove: () => void;
};

function DoubtedPasskey({ passkey, isMailed, isBusy, onKeep, onRemove }: DoubtedPasskeyProps) {
  const t = useTranslate(accountSecurityTexts);
  const common = useTranslate(commonTexts);
  const { name, isSecurityKey, isOff, createdAt, lastUsedAt } = passkey;
  const day = formatDay(t.language, createdAt);
  const Icon = isSecurityKey ? KeyRound : Smartphone;
  return (
    <li className="grid gap-4 rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="flex gap-3.5">
        <span className="grid size-touch shrink-0 place-items-center rounded-sm bg-sunk text-muted">
          <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
        </span>
        <div className="grid min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-help text-muted">
            {lastUsedAt
              ? t("reviewUsed", { day, when: formatTimeAgo(t.language, lastUsedAt) })
              : t("reviewNotUsed", { day })}
          </p>
          {isOff && (
            <p className="mt-1 text-help font-semibold">{t(isMailed ? "openLink" : "offUntilKept")}</p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-3 *:flex-1 md:*:flex-none">
        <Button
          variant="secondary"
          isBusy={isBusy}
          busyLabel={t("keeping")}
          aria-label={t(isMailed ? "sendAgainNamed" : "keepNamed", { name })}
          onClick={onKeep}
        >
          {t(isMailed ? "sendAgain" : "keep")}
        </Button>
        <Button variant="danger" aria-label={t("removeNamed", { name })} onClick={onRemove}>
          {common("remove")}
        </Button>
      </div>
    </li>
  );
}
