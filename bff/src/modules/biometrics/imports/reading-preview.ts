import { metricOf, metricTitle } from '../metrics.js';
import { type ImportedReading, isSkippedReading, type ReadPiece } from './formats/reading-importer.js';
import { PREVIEWED_REASONS, PREVIEWED_ROWS, type ReadingImportPreview } from './reading-imports.dto.js';

const NAMED_SOURCES = 5;
/** Metrics of one's own have no limit but this. */
const MAX_METRICS = 200;

interface Seen {
  readings: number;
  from: number;
  to: number;
  unit: string;
  sources: Set<string>;
}

type Found = Pick<
  ReadingImportPreview,
  'readings' | 'from' | 'to' | 'metrics' | 'rows' | 'skipped' | 'reasons'
>;

/** Counts what a file holds, without keeping more of it than is shown. */
export class ReadingPreview {
  private readonly metrics = new Map<string, Seen>();
  private readonly reasons = new Map<string, number>();
  private readonly rows: ReadingImportPreview['rows'] = [];
  private readings = 0;
  private skipped = 0;

  add({ items }: ReadPiece): void {
    for (const item of items) {
      if (isSkippedReading(item)) {
        this.skipped += 1;
        const count = this.reasons.get(item.reason);
        if (count !== undefined || this.reasons.size < MAX_METRICS)
          this.reasons.set(item.reason, (count ?? 0) + 1);
      } else this.count(item);
    }
  }

  found(): Found {
    const seen = [...this.metrics].sort(([, a], [, b]) => b.readings - a.readings);
    const reasons = [...this.reasons].sort(([, a], [, b]) => b - a).slice(0, PREVIEWED_REASONS);
    const least = Math.min(...seen.map(([, { from }]) => from));
    const most = Math.max(...seen.map(([, { to }]) => to));
    return {
      readings: this.readings,
      from: seen.length > 0 ? new Date(least).toISOString() : null,
      to: seen.length > 0 ? new Date(most).toISOString() : null,
      metrics: seen.map(([metric, { readings, from, to, unit, sources }]) => ({
        ...{ metric, readings, unit },
        title: metricTitle(metricOf(metric)),
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        sources: [...sources],
      })),
      rows: this.rows,
      skipped: this.skipped,
      reasons: reasons.map(([reason, count]) => ({ reason, count })),
    };
  }

  private count(reading: ImportedReading): void {
    const { metric, startsAt, endsAt, source, ownUnit } = reading;
    this.readings += 1;
    if (this.rows.length < PREVIEWED_ROWS) this.rows.push(toRow(reading));
    let seen = this.metrics.get(metric);
    if (!seen) {
      if (this.metrics.size >= MAX_METRICS) return;
      const { unit } = metricOf(metric, ownUnit);
      seen = { readings: 0, from: startsAt, to: endsAt, unit, sources: new Set() };
      this.metrics.set(metric, seen);
    }
    seen.readings += 1;
    if (startsAt < seen.from) seen.from = startsAt;
    if (endsAt > seen.to) seen.to = endsAt;
    if (seen.sources.size < NAMED_SOURCES) seen.sources.add(source);
  }
}

function toRow(reading: ImportedReading): ReadingImportPreview['rows'][number] {
  const { metric, value, startsAt, endsAt, offsetMinutes, source, ownUnit } = reading;
  const known = metricOf(metric, ownUnit);
  return {
    ...{ metric, value, offsetMinutes, source, unit: known.unit, title: metricTitle(known) },
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  };
}
