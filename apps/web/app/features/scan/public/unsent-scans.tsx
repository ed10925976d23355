import { lazy, Suspense, useEffect, useState } from "react";
import { useSession } from "../../session/public/session-context.tsx";
import { guardSignOut, onSignedOut } from "../../session/public/session-events.ts";
import { isWaiting, listScans, removeScansOf } from "./scan-store.ts";

// Texts and dialog are loaded when somebody has to be asked.
const UnsentQuestion = lazy(async () => ({
  default: (await import("../unsent-question.tsx")).UnsentQuestion,
}));

type Question = { readonly count: number; readonly answer: (mayGo: boolean) => void };

/** On every page: sends what a scan has left waiting, and asks before it is lost with the account that logs out. */
export function UnsentScans() {
  const userid = useSession().currentUser?.userid;
  const [question, setQuestion] = useState<Question>();

  useEffect(() => {
    if (userid === undefined) return;
    const send = () => void sendWaiting(userid);
    send();
    window.addEventListener("online", send);
    return () => window.removeEventListener("online", send);
  }, [userid]);

  useEffect(
    () =>
      guardSignOut(async (leaving) => {
        const count = await sendWaiting(leaving);
        if (count === 0) return true;
        return new Promise((answer) => setQuestion({ count, answer }));
      }),
    [],
  );

  useEffect(() => onSignedOut((left) => void removeScansOf(left)), []);

  if (!question) return null;
  return (
    <Suspense>
      <UnsentQuestion
        count={question.count}
        onAnswer={(mayGo) => {
          setQuestion(undefined);
          question.answer(mayGo);
        }}
      />
    </Suspense>
  );
}

/** Returns how many still wait. */
async function sendWaiting(userid: string): Promise<number> {
  const waiting = (await listScans(userid)).filter(isWaiting).length;
  if (waiting === 0) return 0;
  const sender = await import("./send-scans.ts").catch(() => undefined);
  return sender ? sender.sendScans(userid) : waiting;
}
