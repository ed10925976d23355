import { ChannelIcon } from "../app/features/card/view/channel-icon.tsx";
import { CopyAddress } from "./copy-address.tsx";
import { PanelDialog } from "./panel-dialog.tsx";
import { type ShareTarget, shareTargets } from "./share-targets.ts";

type ShareDialogProps = { fullname: string; address: string };

export function ShareDialog({ fullname, address }: ShareDialogProps) {
  return (
    <PanelDialog id="share" title="Share me" placement="sheet">
      <ul className="share-grid">
        {shareTargets(address, fullname).map((target) => (
          <li key={target.channel}>
            <Target target={target} />
          </li>
        ))}
      </ul>
      <p className="mt-4 mb-3 text-caption text-muted">
        Instagram, Snapchat and WeChat take no link from a page: it is copied, so that you can paste it there.
      </p>
      <div className="url-box">
        <input
          type="text"
          readOnly
          value={address}
          aria-label="Address of this card"
          className="min-w-0 flex-1 truncate bg-transparent font-medium outline-none"
        />
        <span data-copy-address="primary" className="contents">
          <CopyAddress address={address} look="primary" />
        </span>
      </div>
    </PanelDialog>
  );
}

function Target({ target: { channel, label, href, needsPaste } }: { target: ShareTarget }) {
  return (
    <a
      href={href}
      target={href.startsWith("https:") ? "_blank" : undefined}
      rel="noopener noreferrer"
      data-paste-into={needsPaste ? label : undefined}
    >
      <span>
        <ChannelIcon channel={channel} size={26} />
      </span>
      {label}
    </a>
  );
}
