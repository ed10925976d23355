import type { Kit } from "@visita/domain/kit/kit.contract";
import { kitWallet } from "@visita/domain/owner-messages/kit-wallet";
import { useTranslate } from "../../../lib/language.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { DownloadList } from "../../../ui/download-list.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Verdict } from "../../../ui/verdict.tsx";
import { Fine, PieceLayout } from "../piece-layout.tsx";
import { Stage, StageMiddle } from "../stage.tsx";
import { ApplePass, GooglePass } from "./pass-preview.tsx";
import { AppleWallet, GoogleWallet } from "./wallet-buttons.tsx";

/** What can be had is offered; of the rest admins read the settings. Nothing here fails when it is pressed. */
export function WalletPiece({ kit }: { kit: Kit }) {
  const t = useTranslate(kitWallet);
  const { apple, google } = kit.wallets;
  const hasAny = apple.isConfigured || google.isConfigured;
  return (
    <PieceLayout
      kit={kit}
      stage={<Stage>{hasAny ? <Passes kit={kit} /> : <BlankPass />}</Stage>}
      controls={
        <>
          {!hasAny && (
            <Verdict tone="warn" title={t("notSetUp")}>
              <p>{t("setValues")}</p>
            </Verdict>
          )}
          {apple.isConfigured && <AppleWallet kit={kit} />}
          {google.isConfigured && <GoogleWallet kit={kit} />}
          <ForOperator kit={kit} />
          {hasAny ? (
            <Notice>{t(kit.qrCode ? "codeStaysCurrent" : "linkStaysCurrent")}</Notice>
          ) : (
            <Fine>{t("restWorks")}</Fine>
          )}
        </>
      }
    />
  );
}

function Passes({ kit }: { kit: Kit }) {
  const { apple, google } = kit.wallets;
  return (
    <div
      aria-hidden="true"
      className="flex flex-wrap items-start justify-center gap-6 py-2 xl:flex-nowrap xl:gap-5"
    >
      {apple.isConfigured && <ApplePass kit={kit} />}
      {google.isConfigured && <GooglePass kit={kit} />}
    </div>
  );
}

/** A pass on which nothing is printed yet. */
function BlankPass() {
  return (
    <StageMiddle>
      <div
        aria-hidden="true"
        className="flex h-108 w-[min(100%,18rem)] flex-col gap-3 rounded-md bg-surface p-5 shadow-card dark:bg-raised"
      >
        <span className="blank-mark h-4 w-[44%]" />
        <span className="blank-mark mt-6 h-6 w-[72%]" />
        <span className="blank-mark h-4 w-[56%]" />
        <span className="blank-mark mx-auto mt-auto mb-2 size-38" />
      </div>
    </StageMiddle>
  );
}

/** For admins: the names of settings; what is already set is not named again. */
function ForOperator({ kit }: { kit: Kit }) {
  const t = useTranslate(kitWallet);
  const { apple, google } = kit.wallets;
  const rows = [
    { title: "Apple Wallet", names: apple.missing.join(", ") },
    { title: "Google Wallet", names: google.missing.join(", ") },
  ].filter(({ names }) => names !== "");
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="wallet-operator" className="grid gap-4">
      <h2 id="wallet-operator" className="type-heading">
        {t("forOperator")}
      </h2>
      <DownloadList
        rows={rows.map(({ title, names }) => ({
          title,
          text: <span className="font-[ui-monospace,monospace]">{names}</span>,
        }))}
      />
      <CopyButton
        text={rows.map(({ title, names }) => `${title}: ${names}`).join("\n")}
        done={t("namesCopied")}
        failed={t("namesNotCopied")}
        variant="secondary"
        isFull
      >
        {t("copyForOperator")}
      </CopyButton>
    </section>
  );
}
