import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import type { InvitedRow } from "@visita/domain/team/invitation.contract";
import { Pencil } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { useTeam } from "../frame/team-context.ts";

type UsernameEditProps = {
  person: InvitedRow;
  /** Usernames of the others who are invited. */
  others: readonly string[];
  onChange: (username: string) => void;
};

/** The link that somebody gets. Pressed, it can be changed. */
export function UsernameEdit({ person, others, onChange }: UsernameEditProps) {
  const t = useTranslate(teamInviteTexts);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { name, username, taken, isFromEmail } = person;

  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) {
    return (
      <UsernameForm
        username={username}
        others={others}
        onCancel={() => setOpen(false)}
        onSave={(changed) => {
          setOpen(false);
          if (changed !== username) onChange(changed);
        }}
      />
    );
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="-my-2 inline-flex min-h-touch items-center gap-1.5 rounded-xs text-start font-medium hover:text-accent"
        onClick={() => setOpen(true)}
      >
        <span dir="ltr" className="wrap-anywhere">
          {cardPath(username)}
        </span>
        <VisuallyHidden>{t("changeLink", { name })}</VisuallyHidden>
        <Pencil aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0 text-muted" />
      </button>
      {taken !== "" && (
        <small className="block text-help text-warning">{t("linkTaken", { username: taken })}</small>
      )}
      {taken === "" && isFromEmail && <small className="block text-help text-muted">{t("fromEmail")}</small>}
    </>
  );
}

type UsernameFormProps = {
  username: string;
  others: readonly string[];
  onSave: (username: string) => void;
  onCancel: () => void;
};

function UsernameForm({ username, others, onSave, onCancel }: UsernameFormProps) {
  const t = useTranslate(teamInviteTexts);
  const common = useTranslate(commonTexts);
  const { userid } = useTeam();
  const guard = useGuard();
  const [value, setValue] = useState(username);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);

  async function check(typed: string) {
    const isTaken = TEXT.usernameTaken({ username: typed });
    if (others.some((other) => usernameKey(other) === usernameKey(typed))) return setProblem(isTaken);
    try {
      const { exists } = await call("POST /api/card/checkcardusername", {
        body: { username: typed, userid },
      });
      if (exists) setProblem(isTaken);
      else onSave(typed);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : TEXT.usernameCheckFailed);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = value.trim();
    if (typed === username) return onCancel();
    const wrong = usernameProblem(typed);
    if (wrong) return setProblem(wrong);
    void guard.run(true, () => check(typed));
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-2 py-1">
      <TextField
        ref={input}
        label={t("link")}
        isLabelHidden
        prefix="/c/"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        error={problem}
        onChange={(event) => {
          setProblem(undefined);
          setValue(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          // The dialog around it stays open.
          event.stopPropagation();
          onCancel();
        }}
      />
      <span className="flex gap-2">
        <Button type="submit" isBusy={guard.running !== null} busyLabel={common("checking")}>
          {common("save")}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {common("cancel")}
        </Button>
      </span>
    </form>
  );
}
