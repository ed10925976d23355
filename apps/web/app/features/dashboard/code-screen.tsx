import type { VisibleCard } from "@visita/domain/card/card.contract";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { sharingTexts } from "@visita/domain/owner-messages/sharing";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useState } from "react";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useSettings } from "../../lib/use-settings.ts";
import { useWakeLock } from "../../lib/use-wake-lock.ts";
import { CardCover } from "../../ui/card-cover.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useDialogFocus } from "../../ui/use-dialog-focus.ts";

export type CodeCard = Pick<VisibleCard, "userid" | "username" | "fullname" | "color">;

type CodeScreenProps = { card: CodeCard; onClose: () => void };

/** A card's QR code over the whole screen, to be held out to somebody. */
export function CodeScreen({ card, onClose }: CodeScreenProps) {
  const common = useTranslate(commonTexts);
  const { contentProps } = useDialogFocus();
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Content
          {...contentProps}
          aria-describedby={undefined}
          className="fixed inset-0 z-40 overflow-y-auto overscroll-contain outline-none data-[state=open]:animate-fade-in"
        >
          <CardCover
            theme={card.color}
            className="grid min-h-full grid-cols-[minmax(0,1fr)] place-items-center p-4"
          >
            <Code card={card} />
            <Radix.Close asChild>
              <IconButton
                label={common("close")}
                icon={X}
                hasTooltip={false}
                className="fixed! top-3 inset-e-3 border-transparent! bg-white! text-ink-900!"
              />
            </Radix.Close>
          </CardCover>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Always ink on white: a code in other colours is read by fewer cameras. */
function Code({ card: { username, fullname } }: { card: CodeCard }) {
  const t = useTranslate(sharingTexts);
  useWakeLock();
  const [isMissing, setMissing] = useState(false);
  const address = `${(useSettings()?.publicUrl ?? "").replace(/^https?:\/\//, "")}${cardPath(username)}`;
  return (
    <div className="grid w-full max-w-[min(34rem,calc(100dvh-12rem))] min-w-[min(100%,15rem)] justify-items-center rounded-xl bg-white px-4 pt-2 pb-6 text-center text-ink-900">
      {isMissing ? (
        <p role="alert" className="px-2 py-10">
          {t("codeNotLoaded")}
        </p>
      ) : (
        <img
          src={`${cardPath(username)}/qr.svg`}
          alt={t("qrCodeOf", { name: fullname })}
          width={1024}
          height={1024}
          onError={() => setMissing(true)}
          className="aspect-square h-auto w-full"
        />
      )}
      <Radix.Title dir="auto" className="type-heading max-w-full wrap-anywhere">
        {fullname}
      </Radix.Title>
      <p dir="ltr" className="mt-1 max-w-full text-small wrap-anywhere">
        {address}
      </p>
    </div>
  );
}
