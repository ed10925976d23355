import { addressBooks } from "@visita/domain/owner-messages/address-books";
import { connectTexts } from "@visita/domain/owner-messages/connect";
import { Bookmark, ContactRound, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/progress.tsx";
import { useBooks } from "./connect.queries.ts";

/** What a connected device has. Where its counts cannot be had, the names stay. */
export function AddressBooks({ userid }: { userid: string }) {
  const t = useTranslate(connectTexts);
  const names = useTranslate(addressBooks);
  const { data, isPending } = useBooks(userid);
  const waiting = isPending && <Skeleton className="mt-1.5 h-3 w-40 max-w-full" />;
  return (
    <ul className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-2">
      <Book icon={ContactRound} name={names("people")}>
        {data ? t("peopleText", { count: data.people }) : waiting}
      </Book>
      <Book icon={Bookmark} name={names("cards")} isSecond>
        {data ? t("keptText", { count: data.kept }) : waiting}
      </Book>
    </ul>
  );
}

type BookProps = { icon: LucideIcon; name: string; isSecond?: boolean; children: ReactNode };

function Book({ icon: Icon, name, isSecond = false, children }: BookProps) {
  return (
    <li
      className={classNames(
        "flex items-center gap-3.5 px-4 py-3.5",
        isSecond && "border-t border-line lg:border-s lg:border-t-0",
      )}
    >
      <span className="grid size-touch shrink-0 place-items-center rounded-sm bg-accent-soft text-accent">
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
      </span>
      <div className="grid min-w-0">
        <span className="font-semibold">{name}</span>
        <span className="text-help text-balance text-muted">{children}</span>
      </div>
    </li>
  );
}
