import { publicCard } from "@visita/domain/messages/public-card";
import { useTranslate } from "../app/lib/language.tsx";
import { Logo } from "../app/ui/logo.tsx";

/** Hidden on phones, where the card itself is the page. */
export function PageHeader({ brand, home = "/" }: { brand: string; home?: string | undefined }) {
  const t = useTranslate(publicCard);
  return (
    <header className="page-header">
      <a href={home} aria-label={t("brandHome", { brand })}>
        <Logo brand={brand} height={28} />
      </a>
    </header>
  );
}
