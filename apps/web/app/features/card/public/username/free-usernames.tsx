import { usernameTexts } from "@visita/domain/owner-messages/card-username";
import { useTranslate } from "../../../../lib/language.tsx";

/** Free usernames in place of one that is taken. */
export function FreeUsernames({
  names,
  onTake,
}: {
  names: readonly string[];
  onTake: (name: string) => void;
}) {
  const t = useTranslate(usernameTexts);
  return (
    <fieldset aria-label={t("freeUsernames")} className="mt-3 flex flex-wrap items-center gap-2">
      <span className="text-small text-muted">{t("stillFree")}</span>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => onTake(name)}
          className="min-h-touch rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-small font-semibold wrap-anywhere hover:bg-sunk"
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
