import type { Kit } from "@visita/domain/kit/kit.contract";
import { KIT_MESSAGES } from "@visita/domain/kit/kit.messages";
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
  const { apple, google } = kit.wallets;
  const hasAny = apple.isConfigured || google.isConfigured;
  return (
    <PieceLayout
      kit={kit}
      stage={<Stage>{hasAny ? <Passes kit={kit} /> : <BlankPass />}</Stage>}
      controls={
        <>
          {!hasAny && (
            <Verdict tone="warn" title={KIT_MESSAGES.walletNotConfigured}>
              <p>
                Passes have to be signed. Set the values below, then both buttons appear here. Until then only
                admins see this page.
              </p>
            </Verdict>
          )}
          {apple.isConfigured && <AppleWallet kit={kit} />}
          {google.isConfigured && <GoogleWallet kit={kit} />}
          <ForOperator kit={kit} />
          {hasAny ? (
            <Notice>
              A saved pass doesn’t update: if you change your card, add the pass again. The{" "}
              {kit.qrCode ? "code" : "link"} in it always opens your current card.
            </Notice>
          ) : (
            <Fine>The rest of the share kit works without this.</Fine>
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
  const { apple, google } = kit.wallets;
  const rows = [
    { title: "Apple Wallet", names: apple.missing.join(", ") },
    { title: "Google Wallet", names: google.missing.join(", ") },
  ].filter(({ names }) => names !== "");
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="wallet-operator" className="grid gap-4">
      <h2 id="wallet-operator" className="type-heading">
        For the operator
      </h2>
      <DownloadList
        rows={rows.map(({ title, names }) => ({
          title,
          text: <span className="font-[ui-monospace,monospace]">{names}</span>,
        }))}
      />
      <CopyButton
        text={rows.map(({ title, names }) => `${title}: ${names}`).join("\n")}
        done="Copied. Send it to the person who runs this installation."
        failed="The names could not be copied."
        variant="secondary"
        isFull
      >
        Copy for the operator
      </CopyButton>
    </section>
  );
}
