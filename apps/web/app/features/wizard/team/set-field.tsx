import { wizardTeam } from "@visita/domain/owner-messages/wizard-team";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { useWizard } from "../wizard-context.tsx";

type SetFieldProps = {
  label: ReactNode;
  leading?: ReactNode;
  value: string;
  lang?: string | undefined;
};

/** A field that the team sets: to be read, not to be changed. */
export function SetField({ label, leading, value, lang }: SetFieldProps) {
  const t = useTranslate(wizardTeam);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <p className="text-small font-semibold">{label}</p>
      <div className="flex min-h-control items-center gap-3 rounded-md bg-sunk px-3.75 py-2.5">
        {leading && <span className="grid min-w-5 shrink-0 place-items-center text-muted">{leading}</span>}
        <p
          dir="auto"
          lang={lang}
          className={classNames(
            "min-w-0 flex-1 whitespace-pre-line wrap-anywhere",
            value === "" && "text-muted",
          )}
        >
          {value || t("leftEmpty")}
        </p>
        <Lock aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-muted" />
      </div>
      <SetBy />
    </div>
  );
}

export function SetBy() {
  const t = useTranslate(wizardTeam);
  const { team } = useWizard();
  return <p className="text-help text-muted wrap-anywhere">{t("setBy", { team: team?.name ?? "" })}</p>;
}
