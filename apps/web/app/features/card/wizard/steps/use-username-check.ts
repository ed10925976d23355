import { CARD_MESSAGES as TEXT, usernameAvailable, usernameTaken } from "@visita/domain/card/card.messages";
import { usernameProblem } from "@visita/domain/card/username.rules";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../../../lib/api.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { notify } from "../../../../ui/toast.tsx";
import { sessionLoss } from "../session-loss.ts";
import { useWizard } from "../wizard-context.tsx";

const LOADING = { id: "username-check" };
const ANSWER = { id: "username-answer" };

/** Asks whether a username is free. An answer that comes after the name was changed is of no interest to anybody. */
export function useUsernameCheck() {
  const { store, userid, onSessionLost } = useWizard();
  const running = useRef<AbortController>(null);
  const [isChecking, setChecking] = useState(false);

  const stop = useCallback(() => {
    if (!running.current) return;
    running.current.abort();
    running.current = null;
    notify.dismiss(LOADING.id);
    setChecking(false);
  }, []);
  useEffect(() => stop, [stop]);

  function refuse(problem: string) {
    store.setProblem("username", problem);
    notify.error(problem, ANSWER);
  }

  async function check() {
    const username = store.get().values.username.trim();
    stop();
    const problem = usernameProblem(username);
    if (problem) return refuse(problem);
    const asked = new AbortController();
    running.current = asked;
    setChecking(true);
    notify.loading(TEXT.checkingUsername, LOADING);
    try {
      const { exists } = await call(
        "POST /api/card/checkcardusername",
        { body: { username, userid } },
        { signal: asked.signal },
      );
      if (!finish(asked)) return;
      if (exists) return refuse(usernameTaken(username));
      store.setFreeUsername(username);
      notify.success(usernameAvailable(username), ANSWER);
    } catch (error) {
      if (finish(asked)) explain(error);
    }
  }

  /** False when something has ended it before: the name was changed, or the step left. */
  function finish(asked: AbortController): boolean {
    if (running.current !== asked) return false;
    stop();
    return true;
  }

  /** A check that could not be made says nothing about the name: its field stays as it was. */
  function explain(error: unknown) {
    const loss = sessionLoss(error);
    if (loss) return onSessionLost(loss);
    const saysHowLong = error instanceof ApiError && error.code === "rate_limited";
    notify.error(saysHowLong ? error.message : TEXT.usernameCheckFailed, ANSWER);
  }

  return { isChecking, check, stop };
}
