/** The oldest C library that Node's own builds run on. */
const MIN_GLIBC = "2.28";
const MACHINES = { x64: "x86_64", arm64: "aarch64" };

/** The shell script `visita`: says what is missing before Node would fail with a linker's message. */
export function visitaCommand({ cpu, version, commands, environment, nodeOptions }) {
  const exports = Object.entries(environment).map(
    ([name, value]) => `    export ${name}="\${${name}:-${value}}"`,
  );
  return `#!/bin/sh
set -eu

home=$(CDPATH= cd -- "$(dirname -- "$(readlink -f -- "$0")")/.." && pwd)
node="$home/node/bin/node"

if [ "$(uname -m)" != "${MACHINES[cpu]}" ]; then
  echo "This package is for ${MACHINES[cpu]} and this machine is $(uname -m): take the one for it." >&2
  exit 1
fi
libc=$(getconf GNU_LIBC_VERSION 2>/dev/null | sed 's/^glibc //') || libc=
oldest=$(printf '%s\\n' "${MIN_GLIBC}" "\${libc:-0}" | sort -V | head -n 1)
if [ "$oldest" != "${MIN_GLIBC}" ]; then
  echo "This package needs glibc ${MIN_GLIBC} or newer (Debian 10, Ubuntu 20.04, RHEL 8); this machine has \${libc:-another C library}." >&2
  exit 1
fi

usage() {
  echo "visita ${version}. Choose a command: visita [--env-file FILE] ${["start", ...commands].join(" | ")}" >&2
  exit 1
}

if [ "\${1:-}" = "--env-file" ]; then
  [ $# -gt 1 ] || usage
  env_file=$2
  shift 2
fi
command=\${1:-}
[ $# -gt 0 ] && shift
case "$command" in
  start)
    [ $# -eq 0 ] || usage
    export NODE_ENV=production
${exports.join("\n")}
    exec "$node" \${env_file:+"--env-file=$env_file"} ${nodeOptions.join(" ")} "$home/apps/server/build/main.js"
    ;;
  ${commands.join(" | ")})
    export NODE_ENV=production
    exec "$node" \${env_file:+"--env-file=$env_file"} "$home/apps/server/build-cli/$command.js" "$@"
    ;;
  version | --version)
    echo "${version}"
    ;;
  *)
    usage
    ;;
esac
`;
}
