import type { WebhookAttempt } from "@visita/domain/connect/webhook.contract";
import { webhookTexts } from "@visita/domain/owner-messages/webhooks";
import { useTranslate } from "../../lib/language.tsx";
import { Verdict } from "../../ui/verdict.tsx";
import { hasArrived, outcomeWords, secondsOf } from "./webhook-words.ts";

/** What came of a test. */
export function TestVerdict({ tested }: { tested: WebhookAttempt }) {
  const t = useTranslate(webhookTexts);
  const isArrived = hasArrived(tested);
  return (
    <Verdict tone={isArrived ? "ok" : "no"} title={t(isArrived ? "testArrived" : "testFailed")}>
      <p>{t("testText", { answer: outcomeWords(t, tested), seconds: secondsOf(t, tested) })}</p>
    </Verdict>
  );
}
