import type { Proof } from "./proof.ts";
import { killDuringWrites } from "./tests/01-kill-during-writes.ts";
import { loginStorm } from "./tests/02-login-storm.ts";
import { slowloris } from "./tests/03-slowloris.ts";
import { bigBodies } from "./tests/04-big-bodies.ts";
import { smtpFaults } from "./tests/05-smtp-faults.ts";
import { stripeFaults } from "./tests/06-stripe-faults.ts";
import { webhookChaos } from "./tests/07-webhook-chaos.ts";
import { diskFull } from "./tests/08-disk-full.ts";
import { twoInstances } from "./tests/09-two-instances.ts";
import { malformedInput } from "./tests/10-malformed-input.ts";
import { gracefulRestart } from "./tests/11-graceful-restart.ts";
import { soak } from "./tests/12-soak.ts";

/** Every proof, in the order in which they run. */
export const proofs: readonly Proof[] = [
  killDuringWrites,
  loginStorm,
  slowloris,
  bigBodies,
  smtpFaults,
  stripeFaults,
  webhookChaos,
  diskFull,
  twoInstances,
  malformedInput,
  gracefulRestart,
  soak,
];
