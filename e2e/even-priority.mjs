/**
 * Preloaded into a server and its workers: these keep the priority of everything else. Browsers take all cores of a small
 * machine, where drawings of the lowest priority would be given up.
 */
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";

os.setPriority = () => {};
syncBuiltinESMExports();
