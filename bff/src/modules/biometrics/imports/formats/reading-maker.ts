import { checkedReading, type Place } from './checked-reading.js';
import { numberOf } from './read-number.js';
import { type HowToRead, type ReadingItem } from './reading-importer.js';
import { type Moment } from '../../../imports/source/read-time.js';
import { type ZoneOffsets } from '../../../imports/source/zone-offsets.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** When something was measured: at one moment, or until another. */
export interface Span {
  from: Moment;
  to?: Moment | undefined;
}

/** Makes readings of one source out of the cells of its rows. */
export class ReadingMaker {
  constructor(
    private readonly source: string,
    private readonly how: HowToRead,
    private readonly device = '',
  ) {}

  /** Nothing for an empty cell: a device that measured nothing. */
  *cell(
    place: Place,
    metric: string,
    text: string,
    { factor = 1, ...span }: Span & { factor?: number },
  ): Iterable<ReadingItem> {
    if (text !== '') yield this.value(place, metric, factor * numberOf(text), span);
  }

  value(place: Place, metric: string, value: number, { from, to }: Span): ReadingItem {
    return checkedReading(
      place,
      {
        ...{ metric, source: this.source, device: this.device },
        value: Number(value.toPrecision(12)),
        startsAt: from.at,
        endsAt: to?.at ?? from.at,
        offsetMinutes: from.offsetMinutes,
      },
      this.how.now,
    );
  }
}

/** A day as a whole but for its last second, which is of that day still; some days have 23 hours, some 25. */
export function wholeDay(midnight: Moment, zone: ZoneOffsets): Span {
  const nextMidnight = zone.moment(midnight.at + midnight.offsetMinutes * MINUTE_MS + DAY_MS);
  return { from: midnight, to: { ...midnight, at: nextMidnight - 1000 } };
}
