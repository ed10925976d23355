import { adminAnswers } from "@visita/domain/answers/admin";
import { useState } from "react";
import { useAnswers } from "../../lib/answers.ts";
import { ApiError } from "../../lib/api-error.ts";
import { notify } from "../../ui/toast.tsx";
import { useAdminRefresh } from "./admin.queries.ts";

/** Sends an action once, says what came of it, and reads the lists again. */
export function useAdminAction(onDone: () => void) {
  const word = useAnswers({ admin: adminAnswers });
  const refresh = useAdminRefresh();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function run(send: () => Promise<{ message: string }>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { message } = await send();
      notify.success(message);
      onDone();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      // Another admin was faster: the lists show what is now.
      if (!(error instanceof ApiError) || error.code !== "already_done") return;
    } finally {
      setBusy(false);
    }
    await refresh();
  }

  return { isBusy, problem: problem && word(problem), run };
}
