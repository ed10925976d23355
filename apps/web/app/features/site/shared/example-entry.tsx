import { EXAMPLE_PATH } from "@visita/domain/site/example-account";
import type { ReactNode } from "react";
import { useSettings } from "../../../lib/use-settings.ts";
import { buttonClasses } from "../../../ui/button.tsx";

/**
 * Signs in to the example account, on installations for trying things out; nothing elsewhere. A form, because it is
 * another document that answers, and so that it works without a script.
 */
export function ExampleEntry({ children }: { children: ReactNode }) {
  if (!useSettings()?.mailboxUrl) return null;
  return (
    <form method="post" action={EXAMPLE_PATH} className="grid">
      <button type="submit" className={buttonClasses({ variant: "secondary" })}>
        {children}
      </button>
    </form>
  );
}
