import { useMutation } from "@tanstack/react-query";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { call } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { fetchPass, kitFileUrl } from "../kit.queries.ts";
import { Fine, PieceFailure } from "../piece-layout.tsx";

export function AppleWallet({ kit }: { kit: Kit }) {
  const { cardid } = kit.card;
  const add = useMutation({
    // Asked for once before the browser is sent there: a failure is said here, and not on an empty page.
    mutationFn: () => fetchPass(kit),
    networkMode: "always",
    // Only a navigation opens the pass on an iPhone; a file that a script hands over does not.
    onSuccess: () => location.assign(kitFileUrl(cardid, "pass")),
  });
  return (
    <Maker
      name="Apple Wallet"
      text="On an iPhone, the pass opens immediately. On a computer, you download a file to send to your phone."
    >
      <Button icon={Wallet} isFull isBusy={add.isPending} busyLabel="Signing..." onClick={() => add.mutate()}>
        Add to Apple Wallet
      </Button>
      {add.error && <PieceFailure error={add.error} />}
    </Maker>
  );
}

export function GoogleWallet({ kit }: { kit: Kit }) {
  const { cardid } = kit.card;
  const save = useMutation({
    mutationFn: () => call("GET /api/kit/:cardid/google-wallet", { params: { cardid } }),
    networkMode: "always",
    onSuccess: ({ url }) => location.assign(url),
  });
  return (
    <Maker
      name="Google Wallet"
      text="Opens Google Wallet with the pass ready. From a computer, it goes to the phone of your Google account."
    >
      <Button
        variant={kit.wallets.apple.isConfigured ? "secondary" : "primary"}
        icon={Wallet}
        isFull
        isBusy={save.isPending}
        busyLabel="Signing..."
        onClick={() => save.mutate()}
      >
        Save to Google Wallet
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
