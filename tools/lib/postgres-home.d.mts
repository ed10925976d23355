import type { ChildProcess } from "node:child_process";

export function findPostgres(): { readonly programs: string } | undefined;

export function createPostgresHome(): {
  readonly folder: string;
  readonly password: string;
  own(path: string): void;
  urlOf(port: number): string;
  start(program: string, args: readonly string[]): ChildProcess;
  finish(name: string, args: readonly string[]): Promise<unknown>;
  kill(child: ChildProcess): Promise<void>;
  initialize(data: string): Promise<void>;
  serve(
    data: string,
    options: readonly string[],
  ): Promise<{ readonly port: number; readonly url: string; kill(): Promise<void> }>;
  stop(): Promise<void>;
};
