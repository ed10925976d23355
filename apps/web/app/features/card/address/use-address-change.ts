import { useQuery } from "@tanstack/react-query";
import { CARD_MESSAGES as TEXT, usernameTaken } from "@visita/domain/card/card.messages";
import { usernameProblem } from "@visita/domain/card/username.rules";
import { MESSAGES } from "@visita/domain/messages";
import { useRef, useState } from "react";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useSessionExpiry } from "../../session/public/session-expiry.ts";

type Options = {
  cardid: string;
  userid: string;
  isOpen: boolean;
  onChanged: (username: string) => void;
};

/** Checks and changes the username of a card. One call at a time; an answer to what was typed before is dropped. */
export function useAddressChange({ cardid, userid, isOpen, onChanged }: Options) {
  const [problem, setProblem] = useState<string>();
  const [freeUsername, setFreeUsername] = useState<string>();
  const [running, setRunning] = useState<"check" | "save">();
  const current = useRef<AbortController>(null);
  const expireOn = useSessionExpiry();
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
  }

  async function run(kind: "check" | "save", username: string, work: (signal: AbortSignal) => Promise<void>) {
    if (current.current) return;
    const wrong = usernameProblem(username);
    if (wrong) return setProblem(wrong);
    const own = new AbortController();
    current.current = own;
    setRunning(kind);
    setProblem(undefined);
    try {
      await work(own.signal);
    } catch (error) {
      if (current.current !== own) return;
      setProblem(problemOf(error, kind));
      expireOn(error);
    }
    if (current.current !== own) return;
    current.current = null;
    setRunning(undefined);
  }

  const check = (username: string) =>
    run("check", username, async (signal) => {
      const body = { username, userid };
      const { exists } = await call("POST /api/card/checkcardusername", { body }, { signal });
      if (signal.aborted) return;
      if (exists) setProblem(usernameTaken(username));
      else setFreeUsername(username);
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
    changes,
    isChecking: running === "check",
    isSaving: running === "save",
    reset,
    check,
    save,
  };
}

function problemOf(error: unknown, kind: "check" | "save"): string {
  if (error instanceof ApiError) return error.message;
  return kind === "check" ? TEXT.usernameCheckFailed : MESSAGES.networkError;
}
