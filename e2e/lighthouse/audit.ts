import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const REPORT_BYTES = 50_000_000;
const ATTEMPTS = 3;

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What one visit of Lighthouse says of a page. */
export interface Visit {
  /** Out of 100. */
  scores: Record<Category, number>;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** The audits that cost points, by their ids. */
  losses: string[];
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

/** One visit in a browser of its own; again when the machine was too busy for Lighthouse to come to a figure. */
export async function visit(url: string): Promise<Visit> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const report = await audit(url);
    if (report.categories.performance.score !== null) return visitOf(report);
  }
  throw new Error(`${url} cannot be measured: the main thread never came to rest.`);
}

/** The command `audit` of this workspace. */
async function audit(url: string): Promise<Report> {
  const { stdout } = await run('npm', ['run', '--silent', 'audit', '--', url], {
    cwd: import.meta.dirname,
    maxBuffer: REPORT_BYTES,
  });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function visitOf(report: Report): Visit {
  const figure = (id: string): number => report.audits[id]?.numericValue ?? Number.NaN;
  const scores = categories.map((name) => [name, Math.round((report.categories[name].score ?? 0) * 100)]);
  return {
    scores: Object.fromEntries(scores) as Visit['scores'],
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    losses: lossesOf(report),
  };
}

function lossesOf({ categories: found, audits }: Report): string[] {
  return Object.values(found)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
