import type { OwnCard } from "@visita/domain/card/card.contract";
import { formatDay } from "@visita/domain/format";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useLazyModule } from "../../ui/use-lazy-module.ts";

type TakenDownNoteProps = { card: Pick<OwnCard, "cardid">; takenDownAt: number };

const loadAnswer = () => import("./answer-dialog.tsx");

/** On a card of one's own that whoever runs the installation has taken down. */
export function TakenDownNote({ card, takenDownAt }: TakenDownNoteProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const answer = useLazyModule(loadAnswer, isOpen, close);
  return (
    <Notice tone="danger" title={`Taken down on ${formatDay(new Date(takenDownAt).toISOString())}`}>
      <p>Visitors don’t see this card. Our email says why. Nothing is deleted.</p>
      <div className="mt-3 mb-1">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Answer
        </Button>
      </div>
      {answer && isOpen && <answer.AnswerDialog cardid={card.cardid} onClose={close} />}
    </Notice>
  );
}
