import type { DeviceSystem } from "@visita/domain/connect/token.contract";
import type english from "@visita/domain/owner-messages/connect/en";
import { Laptop, type LucideIcon, Mail, Smartphone, TabletSmartphone } from "lucide-react";

type Key = keyof typeof english;

type System = {
  readonly label: Key;
  readonly icon: LucideIcon;
  /** The name that is proposed for one. */
  readonly nameOf: "iphoneOf" | "macOf" | "androidOf" | "thunderbirdOf";
  readonly steps: readonly [Key, Key, Key];
  readonly note: Key;
  /** Takes a profile, which sets everything up. */
  readonly hasProfile: boolean;
  /** Can read a code with its camera. */
  readonly isPhone: boolean;
};

export const SYSTEMS = {
  iphone: {
    label: "iphone",
    icon: Smartphone,
    nameOf: "iphoneOf",
    steps: ["iphoneStep1", "iphoneStep2", "iphoneStep3"],
    note: "iphoneNote",
    hasProfile: true,
    isPhone: true,
  },
  mac: {
    label: "mac",
    icon: Laptop,
    nameOf: "macOf",
    steps: ["macStep1", "macStep2", "macStep3"],
    note: "macNote",
    hasProfile: true,
    isPhone: false,
  },
  android: {
    label: "android",
    icon: TabletSmartphone,
    nameOf: "androidOf",
    steps: ["androidStep1", "androidStep2", "androidStep3"],
    note: "androidNote",
    hasProfile: false,
    isPhone: true,
  },
  thunderbird: {
    label: "thunderbird",
    icon: Mail,
    nameOf: "thunderbirdOf",
    steps: ["thunderbirdStep1", "thunderbirdStep2", "thunderbirdStep3"],
    note: "thunderbirdNote",
    hasProfile: false,
    isPhone: false,
  },
} as const satisfies Readonly<Record<DeviceSystem, System>>;
