import { checkUsernameEndpoint } from "@visita/domain/card/card.contract";
import { CARD_MESSAGES as TEXT, usernameAvailable, usernameTaken } from "@visita/domain/card/card.messages";
import { usernameProblem } from "@visita/domain/card/username.rules";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../../../lib/api.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { notify } from "../../../../ui/toast.tsx";
import { useWizard } from "../wizard-context.tsx";

const LOADING = { id: "username-check" };
const ANSWER = { id: "username-answer" };

/** Asks whether a username is free. An answer that comes after the name was changed is of no interest to anybody. */
export function useUsernameCheck() {
  const { store, userid, onSignedOut } = useWizard();
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
    const answer = await ask(username, userid, asked.signal);
    if (running.current !== asked) return;
    stop();
    if (answer === "free") {
      store.setFreeUsername(username);
      notify.success(usernameAvailable(username), ANSWER);
    } else if (answer === "signed-out") onSignedOut();
    else refuse(answer === "taken" ? usernameTaken(username) : TEXT.usernameCheckFailed);
  }

  return { isChecking, check, stop };
}

async function ask(username: string, userid: string, signal: AbortSignal) {
  try {
    const { exists } = await call(checkUsernameEndpoint, { body: { username, userid } }, { signal });
    return exists ? "taken" : "free";
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? "signed-out" : "failed";
  }
}
