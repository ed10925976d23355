import type { OwnCard } from "@visita/domain/card/card.contract";
import { formatDay } from "@visita/domain/format";
import { dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useLazyModule } from "../../ui/use-lazy-module.ts";

type TakenDownNoteProps = { card: Pick<OwnCard, "cardid">; takenDownAt: number };

const loadAnswer = () => import("./answer-dialog.tsx");

/** On a card of one's own that whoever runs the installation has taken down. */
export function TakenDownNote({ card, takenDownAt }: TakenDownNoteProps) {
  const t = useTranslate(dashboardTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const answer = useLazyModule(loadAnswer, isOpen, close);
  return (
    <Notice tone="danger" title={t("takenDownOn", { day: formatDay(t.language, takenDownAt) })}>
      <p>{t("takenDownText")}</p>
      <div className="mt-3 mb-1">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t("answer")}
        </Button>
      </div>
      {answer && isOpen && <answer.AnswerDialog cardid={card.cardid} onClose={close} />}
    </Notice>
  );
}
