import type { AdminAccess } from "@visita/domain/admin/admin-access.contract";
import { adminTexts } from "@visita/domain/owner-messages/admin";
import { KeyRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useAnswers } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { passkeyAbort, requestPasskey } from "../../lib/passkey-client.ts";
import { Button } from "../../ui/button.tsx";
import { CodeInput } from "../../ui/code-input.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useAdminRefresh } from "./admin.queries.ts";

/** The second proof: a passkey, or a code from the mailbox. Closing it leaves the admin pages. */
export function ConfirmAdminDialog({ access }: { access: AdminAccess }) {
  const t = useTranslate(adminTexts);
  const word = useAnswers();
  const navigate = useNavigate();
  const refresh = useAdminRefresh();
  const request = useRef(passkeyAbort());
  const [step, setStep] = useState<"choose" | "code">("choose");
  const [busy, setBusy] = useState<"passkey" | "code" | null>(null);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    request.current = passkeyAbort();
    return () => request.current.abort();
  }, []);

  async function attempt(kind: "passkey" | "code", work: () => Promise<unknown>) {
    if (busy) return;
    setBusy(kind);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(null);
    }
  }

  const askPasskey = () =>
    attempt("passkey", async () => {
      const credential = await requestPasskey(request.current.signal);
      await call("POST /api/admin/confirm/passkey", { body: { credential } });
      await refresh();
    });
  const sendCode = () =>
    attempt("code", async () => {
      await call("POST /api/admin/code");
      setStep("code");
    });

  return (
    <Dialog
      isOpen
      onOpenChange={() => void navigate("/dashboard")}
      placement="center"
      title={t("confirmYou")}
      description={t("askedEvery")}
    >
      <div className="mt-6 grid gap-3">
        {step === "choose" && (
          <>
            {access.hasPasskey && (
              <>
                <Button
                  size="lg"
                  icon={KeyRound}
                  isBusy={busy === "passkey"}
                  busyLabel={t("waiting")}
                  onClick={() => void askPasskey()}
                >
                  {t("usePasskey")}
                </Button>
                <p className="flex items-center gap-4 text-help text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
                  {t("or")}
                </p>
              </>
            )}
            <Button
              variant={access.hasPasskey ? "secondary" : "primary"}
              isBusy={busy === "code"}
              busyLabel={t("sending")}
              className="py-2.5 whitespace-normal!"
              onClick={() => void sendCode()}
            >
              {t("sendCodeTo", { email: access.email })}
            </Button>
          </>
        )}
        {step === "code" && (
          <CodeEntry
            problem={problem}
            onCode={(code) =>
              attempt("code", async () => {
                await call("POST /api/admin/confirm", { body: { code } });
                await refresh();
              })
            }
            onAgain={() => void sendCode()}
          />
        )}
        {problem && step === "choose" && (
          <p role="alert" className="text-danger">
            {word(problem)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

type CodeEntryProps = {
  problem: string | undefined;
  onCode: (code: string) => Promise<void>;
  onAgain: () => void;
};

function CodeEntry({ problem, onCode, onAgain }: CodeEntryProps) {
  const t = useTranslate(adminTexts);
  const [code, setCode] = useState("");
  return (
    <>
      <CodeInput
        label={t("codeFromEmail")}
        value={code}
        onChange={setCode}
        onComplete={(complete) => void onCode(complete).then(() => setCode(""))}
        autoFocus
        {...(problem && { error: problem })}
      />
      <Button variant="ghost" onClick={onAgain}>
        {t("sendAnother")}
      </Button>
    </>
  );
}
