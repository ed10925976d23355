import type { NewCredential, UsedCredential } from "@visita/domain/account/passkey.contract";
import { call } from "./api.ts";
import { NetworkError } from "./api-error.ts";

type Library = typeof import("@simplewebauthn/browser");
type Options = Record<string, unknown>;

let library: Promise<Library> | undefined;

/** The library is loaded when a passkey is first used, and again after a failure. */
function loadLibrary(): Promise<Library> {
  library ??= import("@simplewebauthn/browser").catch((cause: unknown) => {
    library = undefined;
    throw new NetworkError({ cause });
  });
  return library;
}

export function supportsPasskeys(): boolean {
  return "PublicKeyCredential" in window;
}

/** Whether the browser can offer passkeys where it offers saved names and addresses. */
export async function supportsAutofill(): Promise<boolean> {
  if (!supportsPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Asks the device to make a passkey. Throws when the person or the device declines. */
export async function createPasskey(options: Options, signal: AbortSignal): Promise<NewCredential> {
  const { startRegistration } = await loadLibrary();
  signal.throwIfAborted();
  return startRegistration({ optionsJSON: options as never });
}

type LoginOptions = Awaited<ReturnType<typeof fetchLoginOptions>>;

const fetchLoginOptions = (signal: AbortSignal) =>
  call("POST /api/auth/passkey/options", undefined, { signal });

let lastOptions: Promise<unknown> = Promise.resolve();

/** One after the other: the first answer sets the cookie to which the challenges of a browser are bound. */
function queueLoginOptions(signal: AbortSignal): Promise<LoginOptions> {
  const options = lastOptions.then(() => fetchLoginOptions(signal));
  lastOptions = options.catch(() => undefined);
  return options;
}

let requestCount = 0;

/**
 * Asks for one of the passkeys of this site. With `isAutofill` nothing is shown but a suggestion in the email field. A new
 * request ends an earlier one, also one that still waits for its options.
 */
export async function requestPasskey(
  signal: AbortSignal,
  { isAutofill = false } = {},
): Promise<UsedCredential> {
  requestCount += 1;
  const request = requestCount;
  const { startAuthentication } = await loadLibrary();
  const { options } = await queueLoginOptions(signal);
  signal.throwIfAborted();
  // The library would end the ceremony of the newer request.
  if (request !== requestCount) throw new DOMException("A newer request is under way.", "AbortError");
  return startAuthentication({ optionsJSON: options as never, useBrowserAutofill: isAutofill });
}

/** A signal that ends what the browser asks of the device, for a page or a dialog that is left. */
export function passkeyAbort(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return {
    signal: controller.signal,
    abort: () => {
      controller.abort();
      void library?.then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    },
  };
}
