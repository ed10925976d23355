import { BRAND } from "@visita/domain/brand";
import { Link } from "react-router";
import { useSettings } from "../../lib/use-settings.ts";
import { Logo } from "../../ui/logo.tsx";

export function HomeLink() {
  const brand = useSettings()?.brand ?? BRAND;
  return (
    <Link to="/" aria-label={`${brand} home`} className="inline-flex min-h-touch items-center">
      <Logo brand={brand} height={30} />
    </Link>
  );
}
