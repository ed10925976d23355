import { templateWords } from "@visita/domain/owner-messages/template-words";
import { useTranslate } from "../../../lib/language.tsx";
import { Notice } from "../../../ui/notice.tsx";

const MAX_NAMED = 5;

type UnfitNoticeProps = {
  unfit: readonly { readonly name: string; readonly value: string; readonly ending: string }[];
  /** Of all, which may be more than are named. */
  count: number;
};

/** Whose values do not end as a template wants it. */
export function UnfitNotice({ unfit, count }: UnfitNoticeProps) {
  const t = useTranslate(templateWords);
  if (count === 0) return null;
  const named = unfit.slice(0, MAX_NAMED);
  const more = count - named.length;
  return (
    <div className="mt-4 text-text">
      <Notice tone="warning">
        <ul className="wrap-anywhere">
          {named.map(({ name, value, ending }) => (
            <li key={`${name} ${value}`}>{t("doesNotFit", { name, value, ending })}</li>
          ))}
          {more > 0 && <li>{t("moreDoNotFit", { count: more })}</li>}
        </ul>
        <p>{t("notShown", { count })}</p>
      </Notice>
    </div>
  );
}
