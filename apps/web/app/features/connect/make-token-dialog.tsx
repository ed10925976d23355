import type { Permission } from "@visita/domain/connect/permission";
import { PERMISSIONS } from "@visita/domain/connect/permission";
import { ProgramInput, TOKEN_DAYS } from "@visita/domain/connect/token.contract";
import { formatDay } from "@visita/domain/format";
import { connectTexts } from "@visita/domain/owner-messages/connect";
import { type RefObject, useId, useState } from "react";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldMessages } from "../../ui/field-frame.tsx";
import { useForm } from "../../ui/use-form.ts";
import { CONNECT_ANSWERS, connectFailure } from "./connect-failure.ts";
import { NameField } from "./name-field.tsx";
import { PERMISSION_WORDS } from "./permission-words.ts";
import { type MadeToken, TokenReadyDialog } from "./token-ready-dialog.tsx";

const DAY_MS = 24 * 60 * 60_000;
const ENDS = { 30: "days30", 90: "days90", 365: "aYear", never: "never" } as const;
type End = `${keyof typeof ENDS}`;
const daysOf = (end: End) => TOKEN_DAYS.find((days) => String(days ?? "never") === end) ?? null;

type MakeTokenDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
  /** Gets the focus when the token is no longer shown. */
  returnTo: RefObject<HTMLElement | null>;
};

/** After a token is made, it is shown once. */
export function MakeTokenDialog({ isOpen, onClose, onDone, returnTo }: MakeTokenDialogProps) {
  const t = useTranslate(connectTexts);
  const [made, setMade] = useState<MadeToken>();
  const [isShown, setIsShown] = useState(false);

  function show(answer: MadeToken) {
    setMade(answer);
    setIsShown(true);
    onDone();
    onClose();
  }

  return (
    <>
      <Dialog isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={t("makeToken")} size="lg">
        <MakeTokenForm onMade={show} />
      </Dialog>
      {made && (
        <TokenReadyDialog
          made={made}
          isOpen={isShown}
          onClose={() => setIsShown(false)}
          returnTo={returnTo}
        />
      )}
    </>
  );
}

function MakeTokenForm({ onMade }: { onMade: (made: MadeToken) => void }) {
  const t = useTranslate(connectTexts);
  const [name, setName] = useState("");
  const [permissions, setPermissions] = useState<readonly Permission[]>([]);
  const [end, setEnd] = useState<End>("90");
  const days = daysOf(end);
  const { isBusy, formProps, field, forget } = useForm({
    answers: CONNECT_ANSWERS,
    check: ProgramInput,
    read: () => ({ name, permissions, days }),
    explain: connectFailure,
    onValid: async (body) => onMade(await call("POST /api/account/tokens/program", { body })),
  });
  return (
    <form {...formProps} className="mt-3 grid gap-5">
      <NameField
        {...field("name")}
        isRequired
        hint={t("tokenNameHint")}
        value={name}
        onValueChange={setName}
      />
      <PermissionBoxes
        error={field("permissions").error}
        chosen={permissions}
        onChange={(chosen) => {
          setPermissions(chosen);
          forget("permissions");
        }}
      />
      <div className="grid gap-2">
        <ChoiceGroup
          label={t("itEnds")}
          perRow={4}
          options={(["30", "90", "365", "never"] as const).map((value) => ({ value, label: t(ENDS[value]) }))}
          value={end}
          onValueChange={setEnd}
        />
        <p className="text-help text-muted">
          {days === null
            ? t("untilRevoked")
            : t("onDay", { day: formatDay(t.language, Date.now() + days * DAY_MS) })}
        </p>
      </div>
      <p className="text-help text-muted">{t("tokenLimits")}</p>
      <Button type="submit" isFull isBusy={isBusy} busyLabel={t("making")}>
        {t("makeIt")}
      </Button>
    </form>
  );
}

type PermissionBoxesProps = {
  error: string | undefined;
  chosen: readonly Permission[];
  onChange: (chosen: Permission[]) => void;
};

function PermissionBoxes({ error, chosen, onChange }: PermissionBoxesProps) {
  const t = useTranslate(connectTexts);
  const id = useId();
  const ids = { message: `${id}-message`, hint: `${id}-hint` };
  return (
    <fieldset aria-describedby={error ? ids.message : undefined} className="min-w-0">
      <legend className="mb-2.5 text-small font-semibold">{t("itMay")}</legend>
      <div className="mb-1.5 border-t border-line">
        {PERMISSIONS.map((permission) => {
          const { label, text } = PERMISSION_WORDS[permission];
          const isChosen = chosen.includes(permission);
          return (
            <Checkbox
              key={permission}
              name="permissions"
              value={permission}
              aria-invalid={error ? true : undefined}
              checked={isChosen}
              className="border-b border-line"
              onChange={() =>
                onChange(PERMISSIONS.filter((each) => (each === permission) !== chosen.includes(each)))
              }
            >
              <span className="block text-body font-semibold">{t(label)}</span>
              <span className="block text-help text-muted">{t(text)}</span>
            </Checkbox>
          );
        })}
      </div>
      <FieldMessages ids={ids} error={error} />
    </fieldset>
  );
}
