import { serveTasks } from "../src/lib/worker-thread.ts";
import { countTo, fail, loopForEver, refuse, takeAllMemory } from "./pool-tasks.ts";

serveTasks([countTo, loopForEver, takeAllMemory, refuse, fail]);
