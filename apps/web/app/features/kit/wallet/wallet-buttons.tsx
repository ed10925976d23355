import { useMutation } from "@tanstack/react-query";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { kitWallet } from "@visita/domain/owner-messages/kit-wallet";
import { Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { fetchPass, kitFileUrl } from "../kit.queries.ts";
import { Fine, PieceFailure } from "../piece-layout.tsx";

export function AppleWallet({ kit }: { kit: Kit }) {
  const t = useTranslate(kitWallet);
  const { cardid } = kit.card;
  const add = useMutation({
    // Asked for once before the browser is sent there: a failure is said here, and not on an empty page.
    mutationFn: () => fetchPass(kit),
    networkMode: "always",
    // Only a navigation opens the pass on an iPhone; a file that a script hands over does not.
    onSuccess: () => location.assign(kitFileUrl(cardid, "pass")),
  });
  return (
    <Maker name="Apple Wallet" text={t("appleText")}>
      <Button
        icon={Wallet}
        isFull
        isBusy={add.isPending}
        busyLabel={t("signing")}
        onClick={() => add.mutate()}
      >
        {t("addToApple")}
      </Button>
      {add.error && <PieceFailure error={add.error} />}
    </Maker>
  );
}

export function GoogleWallet({ kit }: { kit: Kit }) {
  const t = useTranslate(kitWallet);
  const { cardid } = kit.card;
  const save = useMutation({
    mutationFn: () => call("GET /api/kit/:cardid/google-wallet", { params: { cardid } }),
    networkMode: "always",
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <Maker name="Google Wallet" text={t("googleText")}>
      <Button
        variant={kit.wallets.apple.isConfigured ? "secondary" : "primary"}
        icon={Wallet}
        isFull
        isBusy={save.isPending}
        busyLabel={t("signing")}
        onClick={() => save.mutate()}
      >
        {t("saveToGoogle")}
      </Button>
      {save.error && <PieceFailure error={save.error} />}
    </Maker>
  );
}

type MakerProps = { name: string; text: string; children: ReactNode };

function Maker({ name, text, children }: MakerProps) {
  return (
    <section
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 not-first:border-t not-first:border-line not-first:pt-6"
    >
      <h2 className="type-heading">{name}</h2>
      <Fine>{text}</Fine>
      {children}
    </section>
  );
}
