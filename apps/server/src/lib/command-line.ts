/** The folder into which the package's commands are built. */
const isPackaged = import.meta.url.includes("/build-cli/");

/** How an operator calls a command: from the package, or from a checkout. */
export function commandLine(name: string, ...args: readonly string[]): string {
  return [isPackaged ? `visita ${name}` : `npm run ${name} --`, ...args].join(" ");
}
