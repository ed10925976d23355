import { publicCard } from "@visita/domain/messages/public-card";
import { useTranslate } from "../app/lib/language.tsx";
import { Logo } from "../app/ui/logo.tsx";

/** Hidden on phones, where the card itself is the page. */
export function PageHeader({ brand }: { brand: string }) {
  const t = useTranslate(publicCard);
  return (
    <header className="page-header">
      <a href="/" aria-label={t("brandHome", { brand })}>
        <Logo brand={brand} height={28} />
      </a>
    </header>
  );
}
