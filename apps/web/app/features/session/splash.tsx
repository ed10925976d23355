import { useSettings } from "../../lib/use-settings.ts";
import { Logo } from "../../ui/logo.tsx";

export function Splash() {
  return (
    <main className="grid min-h-dvh place-items-center" aria-busy="true">
      <Logo brand={useSettings()?.brand ?? ""} height={44} />
    </main>
  );
}
