import { Injectable } from '@nestjs/common';
import { DayReadingsService } from '../biometrics/day/day-readings.service.js';
import { MoodService } from '../mood/mood.service.js';
import { type DayEntry } from './days.dto.js';
import { type DayReader, type DayWithin, type StrandOfDay, type ToldNight } from './strand.js';

const MINUTE_MS = 60_000;
const MINUTES = 60;

/** What somebody measured and felt on a day. */
@Injectable()
export class FeltStrands {
  constructor(
    private readonly readings: DayReadingsService,
    private readonly moods: MoodService,
  ) {}

  async body(reader: DayReader, day: DayWithin, night: ToldNight | undefined): Promise<StrandOfDay> {
    const [count, told] = await Promise.all([
      this.readings.count(reader.id, day.date),
      this.readings.told(reader, day),
    ]);
    const readings = told.map(({ at, isSample, ...reading }, place) => ({
      ...{ id: `reading-${String(place)}`, strand: 'body' as const, at: at.toISOString(), isSample },
      what: { kind: 'reading' as const, ...reading },
    }));
    const woke = night && night.to >= day.from && night.to < day.before ? [wakingOf(night)] : [];
    return { strand: 'body', count, entries: [...woke, ...readings] };
  }

  async mood({ id: userId }: DayReader, day: DayWithin): Promise<StrandOfDay> {
    const kept = await this.moods.within(userId, day);
    const entries = kept.map(({ id, effectiveAt, source, mood, word, note, tags }) => ({
      ...{ id, strand: 'mood' as const, at: effectiveAt.toISOString(), isSample: source === 'sample' },
      what: { kind: 'mood' as const, mood, word, note, tags: tags.map(({ name }) => name) },
    }));
    return { strand: 'mood', count: entries.length, entries };
  }
}

function wakingOf({ from, to, source, stages, sleptHours }: ToldNight): DayEntry {
  const lasting = stages.reduce((sum, stage) => sum + stage.to.getTime() - stage.from.getTime(), 0);
  return {
    ...{ id: `night ${from.toISOString()}`, strand: 'body', at: to.toISOString(), isSample: false },
    what: {
      ...{ kind: 'woke', source },
      asleepMinutes: Math.round(sleptHours === undefined ? lasting / MINUTE_MS : sleptHours * MINUTES),
    },
  };
}
