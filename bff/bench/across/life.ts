// A year to ask about: the days of the sample life, and what is added to them of a window, of people and of an illness.
import type * as years from '../../src/modules/sample-data/sample-year.ts';
import { built } from '../lib/memory-product.ts';

const DAY_MS = 86_400_000;
/** It stands open on two nights of three: no pattern of a week. */
const WINDOW_PATTERN = 3;

/** What the generator wrote down of a day. */
export interface LifeDay {
  readonly daysAgo: number;
  readonly figures: Readonly<Record<string, number>>;
  /** Undefined where nothing was told that evening. */
  readonly tags?: readonly string[];
}

export interface Told {
  readonly daysAgo: number;
  readonly text: string;
  readonly person?: string;
  readonly isIllness?: boolean;
}

export interface Life {
  readonly days: readonly LifeDay[];
  readonly told: readonly Told[];
  /** By the day on which the night ended. */
  readonly windowOpen: ReadonlyMap<number, boolean>;
}

export const WINDOW = { id: 'binary_sensor.bedroom_window', name: 'Bedroom window' };

export async function generatedLife(): Promise<Life> {
  const { sampleYear, isTold } = await built<typeof years>('modules/sample-data/sample-year');
  const days = sampleYear().map((day): LifeDay => {
    const { daysAgo, morning, evening, mood, tags } = day;
    const wasTold = isTold(day);
    return {
      daysAgo,
      figures: { ...morning, ...(daysAgo > 0 && evening), ...(wasTold && { mood }) },
      ...(wasTold && { tags: tags.map(({ name }) => name) }),
    };
  });
  const nights = days.filter(({ daysAgo }) => daysAgo < days.length - 1);
  return {
    days,
    windowOpen: new Map(nights.map(({ daysAgo }) => [daysAgo, (daysAgo * daysAgo) % WINDOW_PATTERN === 1])),
    told: [
      { daysAgo: 90, text: 'I was ill and stayed in bed.', isIllness: true },
      { daysAgo: 40, text: 'I was sick all day.', isIllness: true },
      { daysAgo: 20, text: 'I was not ill at all.' },
      { daysAgo: 43, text: 'Had dinner with Jonas.', person: 'Jonas' },
      { daysAgo: 45, text: 'Had lunch with Priya.', person: 'Priya' },
      { daysAgo: 46, text: 'Had a walk with Jonas.', person: 'Jonas' },
      { daysAgo: 52, text: 'Had coffee with Mehmet.', person: 'Mehmet' },
    ],
  };
}

/** The date of a day, in UTC: the bench signs up there. */
export function dateOf(daysAgo: number): string {
  return new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
}
