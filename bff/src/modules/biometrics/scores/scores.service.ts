import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { wallOf } from '../../../common/wall-clock.js';
import { BASELINE_DAYS } from '../../../common/statistics/baseline.js';
import { BucketsService, dayNumber, type Reader } from '../charts/buckets.service.js';
import { ChartsRepository } from '../charts/charts.repository.js';
import { metricOf } from '../metrics.js';
import { DayValues } from './day-values.js';
import { energy } from './energy.js';
import { METHODS } from './methods.js';
import { overallStatus } from './overall-status.js';
import { atRest } from './quiet-hours.js';
import { readingScore } from './reading-score.js';
import { readiness, type ReadinessInput } from './readiness.js';
import { type Score, type ScoreName } from './score.js';
import { type BodyScore, type BodyScores } from './scores.dto.js';
import { type Night, sleepScore } from './sleep-score.js';
import { stress } from './stress.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Never mixed: the first that somebody has enough of is compared with itself. */
const VARIABILITY = [
  ['heart-rate-variability-rmssd', 'HRV, RMSSD'],
  ['heart-rate-variability-sdnn', 'HRV, SDNN'],
  ['heart-rate-variability', 'HRV'],
] as const;
const ASLEEP = ['sleep-deep', 'sleep-light', 'sleep-rem', 'sleep-asleep'];
const BY_DAY = [
  ...VARIABILITY.map(([name]) => name),
  ...['resting-heart-rate', 'sleep-duration', 'sleep-awake', 'sleep-in-bed', 'stress', 'energy', 'focus'],
];
/** Who slept longer ago has been awake since, or nothing was measured. */
const LONGEST_AWAKE_HOURS = 30;

/** Scores of now, on their owner's own days. */
@Injectable()
export class ScoresService {
  constructor(
    private readonly buckets: BucketsService,
    private readonly charts: ChartsRepository,
    private readonly clock: Clock,
  ) {}

  async find(reader: Reader): Promise<BodyScores> {
    const now = this.clock.now();
    const today = dayNumber(now, reader.timeZone);
    const days = { from: today - BASELINE_DAYS, before: today + 1 };
    const metrics = BY_DAY.map((name) => metricOf(name));
    const values = new DayValues(await this.buckets.days(reader, metrics, days), today);
    const computed: Record<ScoreName, Score> = {
      readiness: readiness(readinessOf(values)),
      ...sleepOf(values, today),
      stress: orRead(await this.stressOf(reader, now), 'stress', values),
      energy: orRead(await this.energyOf(reader, now, values), 'energy', values),
      focus: readingScore('focus', values.of('focus')),
    };
    return {
      items: (Object.keys(METHODS) as ScoreName[]).map((name) => toBodyScore(name, computed[name])),
      status: statusOf(computed, values),
    };
  }

  private async stressOf(reader: Reader, now: Date): Promise<Score> {
    const within = { from: new Date(now.getTime() - BASELINE_DAYS * DAY_MS), before: now };
    const [heart, variability, steps] = await Promise.all(
      ['heart-rate', 'heart-rate-variability-rmssd', 'steps'].map((name) =>
        this.buckets.hours(reader, metricOf(name), within),
      ),
    );
    const at = { now, timeZone: reader.timeZone };
    const heartRate = atRest(heart ?? [], steps ?? [], at);
    const rmssd = atRest(variability ?? [], steps ?? [], at);
    return stress({
      now: { heartRate: heartRate.now, rmssd: rmssd.now },
      before: { heartRate: heartRate.before, rmssd: rmssd.before },
    });
  }

  private async energyOf({ id, timeZone }: Reader, now: Date, values: DayValues): Promise<Score> {
    const { last, before } = values.of('sleep-duration');
    const { hour, minute } = wallOf(now, timeZone);
    return energy({
      nightHours: last === undefined ? [] : [...before, last],
      awakeHours: await this.awakeHours(id, now),
      hour: hour + minute / 60,
    });
  }

  /** Since the end of the last stage of sleep: only stages have times; what was told has not. */
  private async awakeHours(userId: string, now: Date): Promise<number | undefined> {
    const stages = await this.charts.latest(userId, ASLEEP);
    const wokeAt = Math.max(...stages.map(({ at, value }) => at + value * HOUR_MS));
    const hours = (now.getTime() - wokeAt) / HOUR_MS;
    return hours >= 0 && hours <= LONGEST_AWAKE_HOURS ? hours : undefined;
  }
}

function readinessOf(values: DayValues): ReadinessInput {
  const [name, title] =
    VARIABILITY.find(([each]) => {
      const { last, before } = values.of(each);
      return last !== undefined && before.length > 0;
    }) ?? VARIABILITY[0];
  return {
    variability: { title, ...values.of(name) },
    restingHeartRate: values.of('resting-heart-rate'),
    sleepHours: values.of('sleep-duration'),
  };
}

function sleepOf(values: DayValues, today: number): { sleep: Score } {
  const [asleep, awake, inBed] = ['sleep-duration', 'sleep-awake', 'sleep-in-bed'].map((name) =>
    values.daysOf(name),
  );
  const nights = new Map<number, Night>();
  for (const [day, hours] of asleep ?? [])
    nights.set(day, { hours, awakeHours: awake?.get(day), inBedHours: inBed?.get(day) });
  const before = [...nights].filter(([day]) => day < today).map(([, night]) => night);
  return { sleep: sleepScore(nights.get(today), before) };
}

/** What a device told or somebody said stands in where nothing can be computed. */
function orRead(computed: Score, metric: 'stress' | 'energy', values: DayValues): Score {
  if (computed.isKnown) return computed;
  const read = readingScore(metric, values.of(metric));
  return read.isKnown ? read : computed;
}

function statusOf(computed: Record<ScoreName, Score>, values: DayValues): BodyScores['status'] {
  const names = ['focus', 'energy', 'stress'] as const;
  // A reading of today counts here from the first day on: it is compared with nothing.
  const shares = names.map((name) => {
    const score = computed[name];
    const percent = score.isKnown ? score.value : values.of(name).last;
    return [name, percent === undefined ? undefined : percent / 100] as const;
  });
  const status = overallStatus(Object.fromEntries(shares));
  return status
    ? { ...status, of: shares.filter(([, share]) => share !== undefined).map(([name]) => name) }
    : null;
}

function toBodyScore(name: ScoreName, score: Score): BodyScore {
  const { title, method, sources } = METHODS[name];
  const common = { name, title, method, sources: [...sources] };
  if (!score.isKnown) {
    const { has, of, what, hint } = score;
    return { ...common, value: null, usual: null, needs: { has, of, what, hint }, moved: [] };
  }
  return { ...common, value: score.value, usual: score.usual ?? null, needs: null, moved: [...score.moved] };
}
