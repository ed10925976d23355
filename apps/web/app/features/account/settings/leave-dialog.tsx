import { useQuery } from "@tanstack/react-query";
import type { IdentityInput } from "@visita/domain/account/passkey.contract";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { formatDay, formatList } from "@visita/domain/format";
import { LeaveForm as LeaveFields, type LeavePreview } from "@visita/domain/leave/leave.contract";
import { leavingTexts } from "@visita/domain/owner-messages/leaving";
import { CreditCard, IdCard, LogOut, Trash2 } from "lucide-react";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { SettingsRowSkeletons } from "../../../ui/settings-section.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { useSession } from "../../session/public/session-context.tsx";
import { ACCOUNT_ANSWERS } from "../account-answers.ts";
import { HiddenUsername } from "../email-field.tsx";
import { settingsFailure } from "../failures.ts";
import { Consequence } from "./consequence.tsx";
import { useBeginExport } from "./export.queries.ts";
import { HandOverTeams } from "./hand-over-teams.tsx";
import { PasskeyInstead } from "./passkey-instead.tsx";
import { PasswordOrCompany } from "./password-or-company.tsx";
import { useHasPassword, usePasskeys } from "./settings.queries.ts";

type LeaveDialogProps = { user: CurrentUser; brand: string; isOpen: boolean; onClose: () => void };

/** What happens when you leave, in the order in which it happens, before it is confirmed. */
export function LeaveDialog({ user, brand, isOpen, onClose }: LeaveDialogProps) {
  const t = useTranslate(leavingTexts);
  return (
    <Dialog
      size="lg"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t("leaveQuestion", { brand })}
    >
      <LeaveContent user={user} brand={brand} onClose={onClose} />
    </Dialog>
  );
}

function LeaveContent({ user, brand, onClose }: Omit<LeaveDialogProps, "isOpen">) {
  const t = useTranslate(leavingTexts);
  const begin = useBeginExport(user.userid);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["leave-preview", user.userid],
    queryFn: ({ signal }) => call("GET /api/account/leave", undefined, { signal }),
    staleTime: 0,
  });

  function makeCopyFirst() {
    begin.mutate();
    onClose();
    // After the dialog has returned the focus to the button that opened it.
    setTimeout(() => document.getElementById("data-heading")?.focus());
  }

  if (error && !data) {
    return (
      <div className="mt-4">
        <ListFailure title={t("notLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
          {t("nothingChanged")}
        </ListFailure>
      </div>
    );
  }
  if (!data) return <SettingsRowSkeletons label={t("whatHappens")} />;
  if (data.teamsToHandOver.length > 0)
    return (
      <HandOverTeams user={user} teams={data.teamsToHandOver} onClose={onClose} onHandedOver={refetch} />
    );
  return (
    <>
      <Consequences preview={data} />
      <p className="mt-4 text-help text-muted">
        <TaggedText
          text={t("untilThen")}
          tags={{
            copy: (text) => (
              <button
                type="button"
                className="font-semibold text-accent underline underline-offset-3"
                onClick={makeCopyFirst}
              >
                {text}
              </button>
            ),
          }}
        />
      </p>
      <LeaveForm user={user} brand={brand} onClose={onClose} />
    </>
  );
}

function Consequences({ preview: { cards, hasPlan, sessions, deletedAt } }: { preview: LeavePreview }) {
  const t = useTranslate(leavingTexts);
  return (
    <ul className="mt-3 grid">
      {cards.length > 0 && (
        <Consequence icon={IdCard} title={t("cardsOffline", { count: cards.length })}>
          {t("cardsReserved", { count: cards.length, names: formatList(t.language, cards) })}
        </Consequence>
      )}
      {hasPlan && (
        <Consequence icon={CreditCard} title={t("planCancelled")}>
          {t("planCancelledText")}
        </Consequence>
      )}
      <Consequence icon={LogOut} title={t("signedOut", { count: sessions })} />
      <Consequence icon={Trash2} title={t("deletedOn", { day: formatDay(t.language, deletedAt) })}>
        {t("deletedText")}
      </Consequence>
    </ul>
  );
}

function LeaveForm({ user, brand, onClose }: Omit<LeaveDialogProps, "isOpen">) {
  const t = useTranslate(leavingTexts);
  const { endedSession } = useSession();
  const passkeys = usePasskeys(user.userid);
  const hasPasskeys = (passkeys.data?.passkeys.length ?? 0) > 0;

  const hasPassword = useHasPassword(user.userid);

  async function leave(body: IdentityInput) {
    const { deletedAt } = await call("POST /api/account/leave", { body });
    await endedSession(t("youHaveLeft", { day: formatDay(t.language, deletedAt) }));
  }

  const { isBusy, formProps, field } = useForm({
    answers: ACCOUNT_ANSWERS,
    check: hasPassword ? LeaveFields : LeaveFields.partial(),
    explain: (error) => settingsFailure(error, t("leaveFailed")),
    onValid: async (body) => {
      await leave(body);
      return "leaving";
    },
  });

  return (
    <form {...formProps} className="mt-4">
      <HiddenUsername email={user.email} />
      <PasswordOrCompany {...field("password")} hasPassword={hasPassword} />
      {hasPasskeys && <PasskeyInstead confirm={(credential) => leave({ credential })} />}
      <div className={dialogActionsClasses}>
        <Button onClick={onClose}>{t("stay")}</Button>
        <Button type="submit" variant="danger" isBusy={isBusy} busyLabel={t("leavingNow")}>
          {t("leaveBrand", { brand })}
        </Button>
      </div>
    </form>
  );
}
