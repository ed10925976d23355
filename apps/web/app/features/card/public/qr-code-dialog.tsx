import type { ThemeKey } from "@visita/domain/card/themes";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { sharingTexts } from "@visita/domain/owner-messages/sharing";
import { Download, X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { dialogOverlayClasses, dialogPanelClasses, dialogTitleClasses } from "../../../ui/dialog-classes.ts";
import { useBackToClose } from "../../../ui/use-back-to-close.ts";
import { useDialogFocus } from "../../../ui/use-dialog-focus.ts";
import { useQrDownload } from "./use-qr-download.ts";

type QrCodeDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  color: ThemeKey;
  title: string;
  /** Whom or what the code leads to. */
  name: string;
  username: string;
  /** Of one of the card's links; the card itself without it. */
  slug?: string | undefined;
  /** The whole address, which is copied. */
  url: string;
  /** Below the address. */
  children?: ReactNode;
};

/** The code on a white sheet in the colours of its card, to be held up, downloaded or copied as an address. */
export function QrCodeDialog(props: QrCodeDialogProps) {
  const { isOpen, onOpenChange, color, title, name, username, slug, url, children } = props;
  const t = useTranslate(sharingTexts);
  const common = useTranslate(commonTexts);
  const { contentProps } = useDialogFocus();
  useBackToClose(isOpen, () => onOpenChange(false));
  const address = url.replace(/^https?:\/\//, "");
  const download = useQrDownload(username, slug);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogOverlayClasses("center")}>
          <Radix.Content
            {...contentProps}
            aria-describedby={undefined}
            data-card={color}
            className={classNames(dialogPanelClasses, "card-cover max-w-100! p-5! pt-4! text-card-on!")}
          >
            <Radix.Title className={classNames(dialogTitleClasses, "mt-0! ps-1")}>{title}</Radix.Title>
            <div className="mt-2.5 overflow-hidden rounded-lg bg-white px-1 pt-1 pb-4.5 text-center text-ink-900">
              <QrImage
                key={`${username}/${slug}`}
                src={`${cardPath(username)}${slug ? `/${slug}` : ""}/qr.svg`}
                address={address}
              />
              <p
                dir="auto"
                className="-mt-1 px-4 font-display text-[1.5rem] leading-[1.15] font-[460] wrap-anywhere"
              >
                {name}
              </p>
              <p className="mt-0.5 px-4 text-small text-ink-600 wrap-anywhere">{address}</p>
              {children}
            </div>
            <div className="mt-4 flex flex-wrap gap-3 *:flex-auto *:px-3!">
              <Button
                variant="ghost"
                icon={Download}
                isBusy={download.isBusy}
                className="border-current! text-card-on! hover:bg-transparent!"
                onClick={download.start}
              >
                {t("download")}
              </Button>
              <CopyButton text={url} className="border-white! bg-white! text-ink-900!" />
            </div>
            <Radix.Close
              aria-label={common("close")}
              className="absolute top-4 inset-e-3 inline-grid size-control place-items-center rounded-md hover:bg-[color-mix(in_oklab,currentColor_12%,transparent)]"
            >
              <X aria-hidden="true" size={22} strokeWidth={1.75} />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A square from the beginning, so that nothing moves when the code arrives. */
function QrImage({ src, address }: { src: string; address: string }) {
  const t = useTranslate(sharingTexts);
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed) {
    return (
      <p role="alert" className="grid aspect-square place-items-center p-8 text-ink-600">
        {t("linkWorksToo")}
      </p>
    );
  }
  return (
    <img
      src={src}
      alt={t("qrCodeFor", { address })}
      width={1024}
      height={1024}
      className="aspect-square w-full"
      onError={() => setHasFailed(true)}
    />
  );
}
