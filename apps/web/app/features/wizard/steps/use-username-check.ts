import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { usernameProblem } from "@visita/domain/card/username.rules";
import { useCallback, useEffect, useRef, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { notify } from "../../../ui/toast.tsx";
import { findFreeUsernames } from "../../card/public/username/find-free-usernames.ts";
import { sessionLoss } from "../session-loss.ts";
import { WIZARD_ANSWERS } from "../wizard-answers.ts";
import { useWizard } from "../wizard-context.tsx";

const LOADING = { id: "username-check" };
const ANSWER = { id: "username-answer" };
const ALTERNATIVES_MAX = 3;
/** After the last key press. */
const CHECK_DELAY_MS = 500;

/** What was said of a name before a save is of no interest beside what the save says. */
export function dismissUsernameAnswer(): void {
  notify.dismiss(ANSWER.id);
}

/** Asks whether a username is free. An answer that comes after the name was changed is of no interest to anybody. */
export function useUsernameCheck() {
  const { store, userid, onSessionLost } = useWizard();
  useAnswers(WIZARD_ANSWERS);
  const running = useRef<AbortController>(null);
  const [isChecking, setChecking] = useState(false);
  /** Free names in place of one that is taken. */
  const [alternatives, setAlternatives] = useState<readonly string[]>([]);

  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = useCallback(() => {
    clearTimeout(soon.current);
    setAlternatives([]);
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

  /** While somebody types: the answer stands at the field, without a toast for each letter. */
  function checkSoon() {
    clearTimeout(soon.current);
    soon.current = setTimeout(() => void check({ isQuiet: true }), CHECK_DELAY_MS);
  }

  /** A name that we proposed gives way to a free one. */
  async function check({ isQuiet = false, isProposal = false } = {}) {
    const username = store.get().values.username.trim();
    stop();
    const problem = usernameProblem(username);
    if (problem) return isQuiet ? undefined : refuse(problem);
    const asked = new AbortController();
    running.current = asked;
    setChecking(true);
    if (!isQuiet) notify.loading(TEXT.checkingUsername, LOADING);
    try {
      const isTaken = await ask(username, asked.signal);
      if (!finish(asked)) return;
      if (isTaken && isProposal) return void proposeFree(username);
      if (isTaken) {
        if (isQuiet) store.setProblem("username", TEXT.usernameTaken({ username }));
        else refuse(TEXT.usernameTaken({ username }));
        return void findAlternatives(username);
      }
      store.setFreeUsername(username);
      if (!isQuiet) notify.success(TEXT.usernameAvailable({ username }), ANSWER);
    } catch (error) {
      if (finish(asked) && !isQuiet) explain(error);
    }
  }

  async function ask(username: string, signal: AbortSignal): Promise<boolean> {
    const { exists } = await call(
      "POST /api/card/checkcardusername",
      { body: { username, userid } },
      { signal },
    );
    return exists;
  }

  async function proposeFree(username: string) {
    const [free] = await findFree(username);
    if (store.get().values.username !== username) return;
    if (free === undefined) return store.setProblem("username", TEXT.usernameTaken({ username }));
    store.proposeUsername(free);
    store.setFreeUsername(free);
  }

  async function findAlternatives(username: string) {
    setAlternatives(await findFree(username));
  }

  /** Nothing when something has ended the search. */
  async function findFree(username: string): Promise<readonly string[]> {
    const asked = new AbortController();
    running.current = asked;
    const free = await findFreeUsernames(username, store.get().values, ALTERNATIVES_MAX, (name) =>
      ask(name, asked.signal),
    );
    if (running.current !== asked) return [];
    running.current = null;
    return free;
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

  return { isChecking, alternatives, check, checkSoon, stop };
}
