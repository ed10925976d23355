import { formatNumber } from "@visita/domain/format";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { PAGE_SIZE } from "./people-choice.ts";

type PeoplePagerProps = { page: number; found: number; onOpen: (page: number) => void };

export function PeoplePager({ page, found, onOpen }: PeoplePagerProps) {
  const t = useTranslate(teamPeople);
  if (found <= PAGE_SIZE) return null;
  const number = (count: number) => formatNumber(t.language, count);
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(found, page * PAGE_SIZE);
  const after = Math.min(PAGE_SIZE, found - last);
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <span className="text-help text-muted">
        {t("rangeOf", { first: number(first), last: number(last), count: number(found) })}
      </span>
      <span className="flex flex-wrap gap-3">
        {page > 1 && (
          <Button variant="secondary" icon={ChevronLeft} onClick={() => onOpen(page - 1)}>
            {t("previousPage", { count: PAGE_SIZE })}
          </Button>
        )}
        {after > 0 && (
          <Button variant="secondary" onClick={() => onOpen(page + 1)}>
            <span className="inline-flex items-center gap-2.5">
              {t("nextPage", { count: after })}
              <ChevronRight size={20} strokeWidth={1.75} aria-hidden="true" />
            </span>
          </Button>
        )}
      </span>
    </div>
  );
}
