import { Injectable } from '@nestjs/common';
import { isQuietAt } from '../../../common/quiet-hours.js';
import { BaselinesService } from '../../biometrics/charts/baselines.service.js';
import { BucketsService } from '../../biometrics/charts/buckets.service.js';
import { metricOf } from '../../biometrics/metrics.js';
import { HomeService } from '../../home/home.service.js';
import { SettingsService } from '../../users/settings/settings.service.js';
import { type Measured, type World } from '../engine/events.js';
import { namedIn } from '../rule/named.js';
import { type RuleBody } from '../rule/rule.dto.js';

/** What was measured longer ago says nothing of now. */
const LATELY_MS = 24 * 3_600_000;
/** A usual that never varies would be left by the smallest change. */
const LEAST_SPREAD = 0.01;

/** The world of one person, with how far a value is from their usual. */
export interface LoadedWorld extends World {
  deviationOf(metric: string, value: number): number | null;
}

/** The same world, by the clock on the wall of a place. */
export type WorldIn = (timeZone: string) => LoadedWorld;

/** Reads what rules look at: only what they name. */
@Injectable()
export class WorldService {
  constructor(
    private readonly homes: HomeService,
    private readonly buckets: BucketsService,
    private readonly baselines: BaselinesService,
    private readonly settings: SettingsService,
  ) {}

  async load(
    userId: string,
    rules: readonly RuleBody[],
    { timeZone, now }: { readonly timeZone: string; readonly now: Date },
  ): Promise<WorldIn> {
    const named = namedIn(rules);
    const [{ quietHours, homePlace }, entities, usual, latest] = await Promise.all([
      this.settings.get(userId),
      named.looksAtHome ? this.homes.read(userId).then((home) => home.entities) : [],
      this.usual(userId, [...named.comparedWithUsual], timeZone),
      named.metricsLookedAt.size > 0 ? this.buckets.latest(userId) : [],
    ]);
    const byId = new Map(entities.map((entity) => [entity.id, entity]));
    const since = now.getTime() - LATELY_MS;
    const deviationOf = (metric: string, value: number): number | null => {
      const found = usual.get(metric);
      return found ? (value - found.median) / found.spread : null;
    };
    const measured = new Map<string, Measured>(
      latest
        .filter(({ at }) => at >= since)
        .map(({ metric, value }) => [metric, { value, deviation: deviationOf(metric, value) }]),
    );
    return (zone) => ({
      place: { timeZone: zone, ...homePlace },
      isQuiet: (at) => quietHours !== null && isQuietAt(new Date(at), quietHours, zone),
      valueOf: (id) => byId.get(id),
      measured: (metric) => measured.get(metric),
      persons: () => entities.filter(({ domain }) => domain === 'person').map(({ state }) => state),
      deviationOf,
    });
  }

  private async usual(
    userId: string,
    names: readonly string[],
    timeZone: string,
  ): Promise<ReadonlyMap<string, { readonly median: number; readonly spread: number }>> {
    if (names.length === 0) return new Map();
    const found = await this.baselines.usual(
      { id: userId, timeZone },
      names.map((name) => metricOf(name)),
    );
    return new Map(
      [...found].map(([metric, { median, spread }]) => [
        metric,
        { median, spread: Math.max(spread, LEAST_SPREAD * Math.abs(median), Number.EPSILON) },
      ]),
    );
  }
}
