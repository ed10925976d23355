import type { Scenario } from "./scenario.ts";
import { killDuringWrites } from "./scenarios/01-kill-during-writes.ts";
import { loginStorm } from "./scenarios/02-login-storm.ts";
import { slowloris } from "./scenarios/03-slowloris.ts";
import { bigBodies } from "./scenarios/04-big-bodies.ts";
import { smtpFaults } from "./scenarios/05-smtp-faults.ts";
import { stripeFaults } from "./scenarios/06-stripe-faults.ts";
import { webhookChaos } from "./scenarios/07-webhook-chaos.ts";
import { diskFull } from "./scenarios/08-disk-full.ts";
import { twoInstances } from "./scenarios/09-two-instances.ts";
import { malformedInput } from "./scenarios/10-malformed-input.ts";
import { gracefulRestart } from "./scenarios/11-graceful-restart.ts";
import { soak } from "./scenarios/12-soak.ts";
import { enumerationTiming } from "./scenarios/13-enumeration-timing.ts";
import { localMailbox } from "./scenarios/14-local-mailbox.ts";
import { keepAliveProxy } from "./scenarios/15-keep-alive-proxy.ts";
import { slowUploads } from "./scenarios/16-slow-uploads.ts";
import { connectionCap } from "./scenarios/17-connection-cap.ts";
import { ownerLockout } from "./scenarios/18-owner-lockout.ts";
import { distributedGuessing } from "./scenarios/19-distributed-guessing.ts";
import { signUpFlood } from "./scenarios/20-sign-up-flood.ts";
import { countedVisits } from "./scenarios/21-counted-visits.ts";
import { beaconFlood } from "./scenarios/22-beacon-flood.ts";
import { contacts } from "./scenarios/23-contacts.ts";
import { drawingCrowd } from "./scenarios/24-drawing-crowd.ts";
import { ownership } from "./scenarios/25-ownership.ts";
import { hostileFiles } from "./scenarios/26-hostile-files.ts";
import { readReplicas } from "./scenarios/31-read-replicas.ts";
import { failOver } from "./scenarios/32-fail-over.ts";
import { pgBouncer } from "./scenarios/33-pgbouncer.ts";
import { objectStoreFaults } from "./scenarios/34-object-store-faults.ts";

/** In the order in which they run. */
export const scenarios: readonly Scenario[] = [
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
  enumerationTiming,
  localMailbox,
  keepAliveProxy,
  slowUploads,
  connectionCap,
  ownerLockout,
  distributedGuessing,
  signUpFlood,
  countedVisits,
  beaconFlood,
  contacts,
  drawingCrowd,
  ownership,
  hostileFiles,
  readReplicas,
  failOver,
  pgBouncer,
  objectStoreFaults,
];
