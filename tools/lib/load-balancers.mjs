import { installDebianPackage } from "./apt.mjs";
import { findProgram } from "./programs.mjs";

/** Program and Debian package. */
const BALANCERS = { nginx: "nginx-light", caddy: "caddy" };

/** Balance between instances with the files of deploy/. Returns why one is not available, if it is not. */
export async function provideLoadBalancers(step) {
  for (const [program, name] of Object.entries(BALANCERS)) {
    if (!findProgram([program, `/usr/sbin/${program}`])) await installDebianPackage(name, step);
  }
  const gone = Object.keys(BALANCERS).filter((program) => !findProgram([program, `/usr/sbin/${program}`]));
  return gone.length > 0 ? { missing: `${gone.join(" and ")} cannot be had` } : {};
}
