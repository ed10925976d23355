import type { DeviceName } from "../user-agent.service.ts";
import { formatMoment, type MailTemplate } from "./mail-content.ts";

type Values = {
  change: "added" | "removed";
  /** Epoch milliseconds. */
  at: number;
  device: DeviceName;
};

/** Without the passkey's name, which is text that somebody typed. */
export const passkeyChanged: MailTemplate<Values> = {
  budget: "notice",
  write: ({ change, at, device }, { brand, publicUrl }) => ({
    subject: `A passkey was ${change} on your ${brand} account`,
    title: `A passkey was ${change}`,
    preview:
      change === "added"
        ? "It signs in without a password and without a code."
        : "It can no longer be used to sign in.",
    blocks: [
      {
        type: "paragraph",
        text:
          change === "added"
            ? "Your account has a new passkey. It signs in without a password and without a code."
            : "A passkey of your account was removed. It can no longer be used to sign in.",
      },
      {
        type: "facts",
        facts: [
          ["When", formatMoment(at)],
          ["Device", device],
        ],
      },
      { type: "paragraph", text: "If that was you, there is nothing to do." },
      {
        type: "caution",
        text: "If it was not you, look through your passkeys and devices, remove what is not yours, and change your password.",
        link: { label: "Open the settings", url: `${publicUrl}/account/settings` },
      },
    ],
  }),
};
