import { publicCard } from "@visita/domain/messages/public-card";
import { UI_ICON_PATHS } from "../app/features/card/view/icon-paths.ts";
import { LineIcon } from "../app/features/card/view/line-icon.tsx";
import { useTranslate } from "../app/lib/language.tsx";

/** Disabled until the page's script makes it work. Confirms in its own place. */
export function CopyUrl({ look }: { look: "ghost" | "primary" }) {
  const t = useTranslate(publicCard);
  return (
    <span className="contents">
      <button type="button" disabled className="copy-url" data-copy-url="" data-look={look}>
        <LineIcon path={UI_ICON_PATHS.copy} size={20} />
        <span>{t("copy")}</span>
      </button>
      <span role="status" className="sr-only" />
    </span>
  );
}
