import type { ReactNode } from "react";

/** The buttons of a dialog, beside each other. On phones they stay in sight while what is above them scrolls. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-1 -mx-6 mt-6 -mb-6 flex gap-3 rounded-b-xl border-t border-line bg-raised px-6 py-4 *:min-w-0 *:flex-auto *:px-3 md:static md:m-0 md:mt-6 md:border-0 md:p-0">
      {children}
    </div>
  );
}
