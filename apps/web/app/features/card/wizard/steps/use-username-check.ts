import { CARD_MESSAGES as TEXT, usernameAvailable, usernameTaken } from "@visita/domain/card/card.messages";
import { usernameProblem } from "@visita/domain/card/username.rules";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../../../lib/api.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { notify } from "../../../../ui/toast.tsx";
import { sessionLoss } from "../session-loss.ts";
import { useWizard } from "../wizard-context.tsx";

const LOADING_TOAST = { id: "username-check" };
const RESULT_TOAST = { id: "username-answer" };

/** Checks whether a username is free. A response for an older name is discarded. */
export function useUsernameCheck() {
  const { store, userid, onSessionLost } = useWizard();
  const running = useRef<AbortController>(null);
  const [isChecking, setChecking] = useState(false);

  const stop = useCallback(() => {
    if (!running.current) return;
    running.current.abort();
    running.current = null;
    notify.dismiss(LOADING_TOAST.id);
    setChecking(false);
  }, []);
  useEffect(() => stop, [stop]);

  function refuse(problem: string) {
    store.setProblem("username", problem);
    notify.error(problem, RESULT_TOAST);
  }

  async function check() {
    const username = store.get().values.username.trim();
    stop();
    const problem = usernameProblem(username);
    if (problem) return refuse(problem);
    const controller = new AbortController();
    running.current = controller;
    setChecking(true);
    notify.loading(TEXT.checkingUsername, LOADING_TOAST);
    try {
      const { exists } = await call(
        "POST /api/card/checkcardusername",
        { body: { username, userid } },
        { signal: controller.signal },
      );
      if (!finish(controller)) return;
      if (exists) return refuse(usernameTaken(username));
      store.setFreeUsername(username);
      notify.success(usernameAvailable(username), RESULT_TOAST);
    } catch (error) {
      if (finish(controller)) explain(error);
    }
  }

  /** False when it was cancelled: the name was changed, or the step left. */
  function finish(controller: AbortController): boolean {
    if (running.current !== controller) return false;
    stop();
    return true;
  }

  /** A failed check says nothing about the name: the field keeps its state. */
  function explain(error: unknown) {
    const loss = sessionLoss(error);
    if (loss) return onSessionLost(loss);
    const saysHowLong = error instanceof ApiError && error.code === "rate_limited";
    notify.error(saysHowLong ? error.message : TEXT.usernameCheckFailed, RESULT_TOAST);
  }

  return { isChecking, check, stop };
}
