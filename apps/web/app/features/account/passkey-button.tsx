import { KeyRound } from "lucide-react";
import { useHydrated } from "../../lib/hydrated-event.ts";
import { supportsPasskeys } from "../../lib/passkey-client.ts";
import { Button } from "../../ui/button.tsx";

type PasskeyButtonProps = { isBusy: boolean; start: () => void };

/** The other way to sign in, under the form. Not there in browsers that know no passkeys. */
export function PasskeyButton({ isBusy, start }: PasskeyButtonProps) {
  const isHydrated = useHydrated();
  if (isHydrated && !supportsPasskeys()) return null;
  return (
    <>
      <p className="flex items-center gap-4 text-small text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button
        variant="secondary"
        size="lg"
        isFull
        icon={KeyRound}
        isBusy={isBusy}
        busyLabel="Waiting..."
        onClick={start}
      >
        Sign in with a passkey
      </Button>
    </>
  );
}
