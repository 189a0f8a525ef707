import { metricOf } from '../metrics.js';
import { dayOfReading, type PointBatch } from '../points/point-batch.js';
import { type PointsRepository } from '../points/points.repository.js';
import { type ImportedReading } from './formats/reading-importer.js';

/** A file may name any number of sources; each is a series of its own. */
const MAX_SERIES = 2_000;

interface Series {
  id: number;
  isOfNight: boolean;
}

/** The series of one import by what its readings say of themselves: each is asked for once. */
export class ImportSeries {
  private readonly known = new Map<string, Series>();

  constructor(
    private readonly userId: string,
    private readonly points: PointsRepository,
  ) {}

  /** Undefined where it has to be asked for first. */
  find({ metric, source, device, ownUnit }: ImportedReading): Series | undefined {
    return this.known.get(keyOf(metric, source, device, ownUnit));
  }

  /** Undefined where the file names more sources than one may. */
  async make({ metric, source, device, ownUnit = '' }: ImportedReading): Promise<Series | undefined> {
    if (this.known.size >= MAX_SERIES) return undefined;
    const key = { metric, origin: 'import' as const, source, device, ownUnit };
    const id = await this.points.seriesOf(this.userId, key);
    const series = { id, isOfNight: metricOf(metric).isOfNight === true };
    this.known.set(keyOf(metric, source, device, ownUnit), series);
    return series;
  }
}

export function addPoint(batch: PointBatch, { id, isOfNight }: Series, reading: ImportedReading): void {
  const { startsAt, endsAt, value, offsetMinutes } = reading;
  batch.series.push(id);
  batch.at.push(startsAt);
  batch.value.push(value);
  batch.seconds.push(Math.round((endsAt - startsAt) / 1000));
  batch.offset.push(offsetMinutes);
  batch.day.push(dayOfReading(endsAt, offsetMinutes, isOfNight));
}

function keyOf(metric: string, source: string, device: string, ownUnit = ''): string {
  return `${metric}\n${source}\n${device}\n${ownUnit}`;
}
