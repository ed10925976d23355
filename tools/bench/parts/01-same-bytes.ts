import { getRequest } from "../../harness/http-load.ts";
import type { TestEnvironment } from "../../harness/test-environment.ts";
import { type RecordedResponse, recordResponse } from "../baselines/recorded-responses.ts";
import { startBaseline } from "../baselines/start-baseline.ts";
import { atLeast, type Goal, type Part, type PartResult } from "../bench.ts";
import { withEnvironment, withProduct } from "../environment.ts";
import { integer, LOAD_HEAD, loadCells, withSpread } from "../format.ts";
import { interleave, type Measured, medianOf, ratio } from "../rounds.ts";

const CONNECTIONS = 16;
/** Until V8 has optimized the hot functions; the product has more of them than a bare server. */
const WARM_UP_SECONDS = 3;
const PLAN = { rounds: 9, seconds: 0.8, warmUpSeconds: WARM_UP_SECONDS };

export type Subject = { name: string; path: string; headers: Record<string, string> };

export const PAGE: Subject = {
  name: "Page, brotli",
  path: "/c/demo",
  headers: { "accept-encoding": "br" },
};

const SUBJECTS: readonly Subject[] = [
  PAGE,
  { name: "Page, gzip", path: "/c/demo", headers: { "accept-encoding": "gzip" } },
  { name: "Page, identity", path: "/c/demo", headers: {} },
  { name: "Card JSON", path: "/api/card/demo", headers: { "accept-encoding": "br" } },
  { name: "Contact file", path: "/c/demo/contact.vcf", headers: { "accept-encoding": "br" } },
  { name: "QR code", path: "/c/demo/qr.png", headers: {} },
];

export const sameBytes: Part = {
  name: "bytes",
  title: "The cached card against bare servers",
  about:
    `The demo card in all its representations, cached by the product, over ${CONNECTIONS} connections. The bare servers ` +
    "send the same bytes and headers. A ratio above 1 in requests means that the product is faster; " +
    "a ratio above 1 in CPU, that it needs more.",
  run: (say) => withEnvironment("SQLite", {}, (environment) => run(environment, say)),
};

function run(environment: TestEnvironment, say: (progress: string) => void): Promise<PartResult> {
  return withProduct(environment, async (product) => {
    const subjects = [...SUBJECTS, await imageOf(product.url)];
    const responses = await Promise.all(
      subjects.map((subject) => recordResponse(product.port, { ...subject, as: asPath(subject) })),
    );
    const [http, fastify] = await bareServers(responses, environment.folder);
    const rows: string[][] = [];
    const ratios: string[][] = [];
    const goals: Goal[] = [];
    try {
      for (const subject of subjects) {
        say(subject.name);
        const own = getRequest(subject.path, subject.headers);
        const bare = getRequest(asPath(subject), subject.headers);
        const of = await interleave(
          {
            product: { ...product, connections: CONNECTIONS, requests: [own] },
            fastify: { ...fastify, connections: CONNECTIONS, requests: [bare] },
            http: { ...http, connections: CONNECTIONS, requests: [bare] },
          },
          PLAN,
        );
        rows.push(
          [subject.name, "Visita", ...loadCells(of.product)],
          ["", "bare Fastify", ...loadCells(of.fastify)],
          ["", "bare node:http", ...loadCells(of.http)],
        );
        ratios.push([
          subject.name,
          ...ratioCells(of.product, of.fastify),
          ...ratioCells(of.product, of.http),
        ]);
        if (subject === PAGE) goals.push(...goalsOf(of.product, of.fastify, of.http));
      }
    } finally {
      await Promise.all([http.stop(), fastify.stop()]);
    }
    return {
      tables: [
        {
          title: "Ratios to bare servers (median and range of the rounds)",
          head: ["", "requests: Fastify", "CPU: Fastify", "requests: node:http", "CPU: node:http"],
          rows: ratios,
        },
        { title: "Figures (medians)", head: ["", "", ...LOAD_HEAD], rows },
      ],
      goals,
    };
  });
}

export function bareServers(responses: readonly RecordedResponse[], folder: string) {
  return Promise.all([
    startBaseline("bare-http", responses, folder),
    startBaseline("bare-fastify", responses, folder),
  ]);
}

/** Bare servers route by path only, so each representation gets a path of its own. */
export function asPath({ name }: Subject): string {
  return `/${name.toLowerCase().replaceAll(/\W+/g, "-")}`;
}

async function imageOf(url: string): Promise<Subject> {
  const card = (await (await fetch(`${url}/api/card/demo`)).json()) as { profilepic: string };
  return { name: "Image", path: card.profilepic, headers: {} };
}

function ratioCells(own: readonly Measured[], other: readonly Measured[]): string[] {
  return [withSpread(ratio(own, other, "perSecond")), withSpread(ratio(own, other, "cpuMicros"))];
}

function goalsOf(
  own: readonly Measured[],
  fastify: readonly Measured[],
  http: readonly Measured[],
): readonly Goal[] {
  return [
    atLeast({
      name: "Cached card, requests/s against bare Fastify",
      figure: ratio(own, fastify, "perSecond").median,
      limit: 0.9,
      profile:
        `a cached page takes ${integer(medianOf(own, "cpuMicros"))} µs of CPU, a bare route ` +
        `${integer(medianOf(fastify, "cpuMicros"))} µs, bare node:http ${integer(medianOf(http, "cpuMicros"))} µs.`,
    }),
    atLeast({
      name: "Cached card, requests/s against bare node:http",
      figure: ratio(own, http, "perSecond").median,
      limit: 0.7,
    }),
  ];
}
