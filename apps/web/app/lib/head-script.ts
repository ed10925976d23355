import { THEME_SCRIPT } from "./theme-script.ts";

/**
 * Zod tries whether it may compile its checks as soon as the first one is made, and the pages' policy would report that
 * as an attack. Modules run too late to forbid it: bundling decides their order.
 */
const ZOD_SCRIPT = "globalThis.__zod_globalConfig={jitless:true}";

/** What must have run before anything is painted and before any module. */
export const HEAD_SCRIPT = `${THEME_SCRIPT};${ZOD_SCRIPT}`;
