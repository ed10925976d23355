export const COMPILE_CACHE: string;
export const nodeOptions: readonly string[];
export function environmentOf(home: string): Readonly<Record<string, string>>;
export const environment: Readonly<Record<string, string>>;
