import { useQuery } from "@tanstack/react-query";
import { cardAnswers } from "@visita/domain/answers/card";
import { CARD_MESSAGES as TEXT } from "@visita/domain/card/card.messages";
import { usernameProblem } from "@visita/domain/card/username.rules";
import { MESSAGES } from "@visita/domain/messages";
import { useRef, useState } from "react";
import { useAnswers } from "../../../../lib/answers.ts";
import { call } from "../../../../lib/api.ts";
import { ApiError } from "../../../../lib/api-error.ts";
import { findFreeUsernames } from "./find-free-usernames.ts";

const ALTERNATIVES_MAX = 2;

type Options = {
  cardid: string;
  userid: string;
  /** Names in place of one that is taken are made of it. */
  person: { readonly companyname: string; readonly occupation: string };
  isOpen: boolean;
  onChanged: (username: string) => void;
};

/** Checks and changes the username of a card. One call at a time; an answer to what was typed before is dropped. */
export function useUsernameChange({ cardid, userid, person, isOpen, onChanged }: Options) {
  useAnswers({ card: cardAnswers });
  const [problem, setProblem] = useState<string>();
  const [freeUsername, setFreeUsername] = useState<string>();
  const [alternatives, setAlternatives] = useState<readonly string[]>([]);
  const [running, setRunning] = useState<"check" | "save">();
  const current = useRef<AbortController>(null);
  const { data: changes } = useQuery({
    queryKey: ["card", cardid, "username changes"],
    queryFn: ({ signal }) =>
      call("GET /api/card/usernamechanges/:cardid", { params: { cardid } }, { signal }),
    enabled: isOpen,
    staleTime: 0,
    gcTime: 0,
    networkMode: "always",
  });

  function reset() {
    if (running === "save") return;
    current.current?.abort();
    current.current = null;
    setRunning(undefined);
    setProblem(undefined);
    setFreeUsername(undefined);
    setAlternatives([]);
  }

  /** One of the alternatives, which was free a moment ago. */
  function take(username: string) {
    reset();
    setFreeUsername(username);
  }

  async function isTaken(username: string, signal: AbortSignal): Promise<boolean> {
    const body = { username, userid };
    const { exists } = await call("POST /api/card/checkcardusername", { body }, { signal });
    return exists;
  }

  async function propose(username: string, signal: AbortSignal) {
    const free = await findFreeUsernames(username, person, ALTERNATIVES_MAX, (name) => isTaken(name, signal));
    if (!signal.aborted) setAlternatives(free);
  }

  async function run(kind: "check" | "save", username: string, work: (signal: AbortSignal) => Promise<void>) {
    if (current.current) return;
    const wrong = usernameProblem(username);
    if (wrong) return setProblem(wrong);
    const own = new AbortController();
    current.current = own;
    setRunning(kind);
    setProblem(undefined);
    setAlternatives([]);
    try {
      await work(own.signal);
    } catch (error) {
      if (current.current !== own) return;
      setProblem(problemOf(error, kind));
      if (error instanceof ApiError && error.code === "username_taken") {
        setRunning("check");
        await propose(username, own.signal);
      }
    }
    if (current.current !== own) return;
    current.current = null;
    setRunning(undefined);
  }

  const check = (username: string) =>
    run("check", username, async (signal) => {
      const exists = await isTaken(username, signal);
      if (signal.aborted) return;
      if (!exists) return setFreeUsername(username);
      setProblem(TEXT.usernameTaken({ username }));
      await propose(username, signal);
    });

  const save = (username: string) =>
    run("save", username, async () => {
      const body = { username };
      const changed = await call("PUT /api/card/changeusername/:cardid", { params: { cardid }, body });
      onChanged(changed.username);
    });

  return {
    problem,
    freeUsername,
    alternatives,
    changes,
    isChecking: running === "check",
    isSaving: running === "save",
    reset,
    take,
    check,
    save,
  };
}

function problemOf(error: unknown, kind: "check" | "save"): string {
  if (error instanceof ApiError) return error.message;
  return kind === "check" ? TEXT.usernameCheckFailed : MESSAGES.networkError;
}
