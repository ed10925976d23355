import { DEVICE_SYSTEMS, type DeviceSystem } from "@visita/domain/connect/token.contract";

/** A device with its password, which is known here alone. */
export type MadeDevice = {
  readonly name: string;
  readonly system: DeviceSystem;
  readonly user: string;
  readonly password: string;
};

/** Shows it where it was made. */
export const DEVICE_PATH = "/account/connect/device";
/** Shows it on the device itself, without an account. */
const OWN_DEVICE_PATH = "/connect/device";

/** In an address, where a letter of another script takes up to nine characters; more would make the code too fine to read. */
const NAME_MAX_CHARS = 72;

/** For a QR code. What follows the # is not sent to the server. */
export function deviceUrl(publicUrl: string, made: MadeDevice): string {
  return `${publicUrl}${OWN_DEVICE_PATH}#${new URLSearchParams({ ...made, name: shortened(made.name) })}`;
}

function shortened(name: string): string {
  const letters = [...name];
  while (encodeURIComponent(letters.join("")).length > NAME_MAX_CHARS) letters.pop();
  return letters.length < [...name].length ? `${letters.join("")}…` : name;
}

/** Undefined for anything else than the end of such an address. */
export function readDevice(hash: string): MadeDevice | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const [name, user, password] = ["name", "user", "password"].map((key) => values.get(key));
  const system = DEVICE_SYSTEMS.find((each) => each === values.get("system"));
  return name && user && password && system ? { name, system, user, password } : undefined;
}
