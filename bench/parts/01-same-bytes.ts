import { getRequest } from "../../harness/http-load.ts";
import type { TestEnvironment } from "../../harness/test-environment.ts";
import { atLeast, type Goal, type Part, type PartResult } from "../bench.ts";
import { type Answer, recordAnswer } from "../contestants/answers.ts";
import { startContestant } from "../contestants/start-contestant.ts";
import { interleave, type Measured, medianOf, ratio } from "../rounds.ts";
import { withPlace, withProduct } from "../with-product.ts";
import { LOAD_HEAD, loadCells, whole, withSpread } from "../words.ts";

const CONNECTIONS = 16;
/** Until V8 has compiled all of it for good; a program with more in it takes longer. */
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
  title: "What everybody asks for, against bare servers",
  about:
    `The demo card in all its forms, kept ready by the product, over ${CONNECTIONS} connections. The bare servers ` +
    "send the very bytes and headers that the product sent. A ratio above 1 in requests means that the product is faster; " +
    "a ratio above 1 in CPU, that it needs more.",
  run: (say) => withPlace("SQLite", 0, (place) => run(place, say)),
};

function run(place: TestEnvironment, say: (progress: string) => void): Promise<PartResult> {
  return withProduct(place, async (product) => {
    const subjects = [...SUBJECTS, await pictureOf(product.url)];
    const answers = await Promise.all(
      subjects.map((subject) => recordAnswer(product.port, { ...subject, as: asPath(subject) })),
    );
    const [http, fastify] = await bareServers(answers, place.folder);
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

export function bareServers(answers: readonly Answer[], folder: string) {
  return Promise.all([
    startContestant("bare-http", answers, folder),
    startContestant("bare-fastify", answers, folder),
  ]);
}

/** One address for each: a bare server looks at nothing else. */
export function asPath({ name }: Subject): string {
  return `/${name.toLowerCase().replaceAll(/\W+/g, "-")}`;
}

async function pictureOf(url: string): Promise<Subject> {
  const card = (await (await fetch(`${url}/api/card/demo`)).json()) as { profilepic: string };
  return { name: "Picture", path: card.profilepic, headers: {} };
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
      name: "Kept card, requests/s against bare Fastify",
      figure: ratio(own, fastify, "perSecond").median,
      limit: 0.9,
      profile:
        "half of an answer's time is the system's own, sending the bytes. Beside a bare route the product spent " +
        `${whole(medianOf(own, "cpuMicros") - medianOf(fastify, "cpuMicros"))} µs in this run: a logger and an id for the request, head and ` +
        "limits, three looks into what is kept, and the sweeping of a larger heap. Five runs of one day had 0.72 to 0.97.",
    }),
    atLeast({
      name: "Kept card, requests/s against bare node:http",
      figure: ratio(own, http, "perSecond").median,
      limit: 0.7,
    }),
  ];
}
