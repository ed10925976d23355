/** A folder that stands for the root of an operator's machine, in which the commands of docs/operations.md run. */
import { execFile } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { freePort } from "../harness/free-port.mjs";

const run = promisify(execFile);
/** Ends with 1 while the address of the example leads nowhere. */
const MAY_FAIL = / doctor$/;

/** `renames`: what the document calls an archive, and what it is called here. */
export async function makeOperatorMachine({ folder, archives, renames, settings }) {
  const machine = mkdtempSync(join(folder, "machine-"));
  const port = await freePort();
  const path = (inside) => join(machine, inside);
  for (const each of ["opt", "etc/systemd/system", "var/lib/visita/backups", "bin"])
    mkdirSync(path(each), { recursive: true });
  for (const [program, script] of Object.entries(playedPrograms(machine))) {
    writeFileSync(path(`bin/${program}`), `#!/bin/sh\n${script}\n`);
    chmodSync(path(`bin/${program}`), 0o755);
  }
  onTestFinished(() => run(path("bin/systemctl"), ["stop"]).catch(() => {}));

  /** The operator edits the settings once the file is there. */
  function editSettings() {
    const file = path("etc/visita/visita.env");
    const values = { PORT: port, DATA_DIR: path("var/lib/visita"), ...settings };
    let text = readFileSync(file, "utf8");
    for (const [name, value] of Object.entries(values)) {
      const line = new RegExp(`^${name}=.*$`, "m");
      if (!line.test(text)) throw new Error(`The example of settings has no ${name}.`);
      text = text.replace(line, `${name}=${value}`);
    }
    writeFileSync(file, text);
  }

  return {
    path,
    url: `http://127.0.0.1:${port}`,
    async execute(line) {
      let here = line
        .replaceAll(/(?<=\s|^)\/(opt|etc|var)\b/g, `${machine}/$1`)
        .replace(/--file (?=visita-)/, `--file ${archives}/`)
        .replace("127.0.0.1:3000", `127.0.0.1:${port}`);
      for (const [name, own] of Object.entries(renames)) here = here.replaceAll(name, own);
      const env = { PATH: `${path("bin")}:${process.env.PATH}` };
      const { stdout } = await run("bash", ["-c", here], { env, cwd: machine }).catch((error) => {
        if (MAY_FAIL.test(line) && error.code === 1) return error;
        const log = existsSync(path("log")) ? readFileSync(path("log"), "utf8") : "";
        throw new Error(`${line}\n${error.stderr}\n${log}`);
      });
      if (/^chmod .*visita\.env$/.test(line)) editSettings();
      return stdout;
    },
  };
}

/**
 * What needs root or systemd. systemctl starts and stops what the unit's ExecStart says; SIGINT ends the server as SIGTERM
 * does, without the five seconds for load balancers.
 */
function playedPrograms(machine) {
  const unit = join(machine, "etc/systemd/system/visita.service");
  return {
    useradd: "exit 0",
    chown: "exit 0",
    // Drops "--user visita --".
    runuser: 'shift 3\nexec "$@"',
    systemctl: `
pid=${machine}/pid
stop() {
  [ -f "$pid" ] || return 0
  kill -INT "$(cat "$pid")"
  while kill -0 "$(cat "$pid")" 2>/dev/null; do sleep 0.1; done
  rm "$pid"
}
start() {
  command=$(sed -n 's|^ExecStart=||p' ${unit} | sed -E 's!(^| )/!\\1${machine}/!g')
  setsid $command >${machine}/log 2>&1 &
  echo $! >"$pid"
}
case "$1" in
  stop) stop ;;
  restart) stop; start ;;
  start | enable) start ;;
esac`,
  };
}
