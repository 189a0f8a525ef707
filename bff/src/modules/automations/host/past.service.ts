import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { BucketsService } from '../../biometrics/charts/buckets.service.js';
import { metricOf } from '../../biometrics/metrics.js';
import { valueOfBucket } from '../../biometrics/shown-series.js';
import { HomeHistory } from '../../home/history/home-history.service.js';
import { MemoryService } from '../../memory/memory.service.js';
import { MoodService } from '../../mood/mood.service.js';
import { Signals } from '../../signals/signals.service.js';
import { type Past } from '../engine/dry-run.js';
import { type Value } from '../engine/events.js';
import { keysHeard, namedIn } from '../rule/named.js';
import { type RuleBody } from '../rule/rule.dto.js';
import { eventOf } from './heard.js';

/** More than that is not looked at. */
const MOST_PAST = 20_000;
const STEP_MINUTES = 5;
const MINUTE_MS = 60_000;
const MOST_MEMORIES = 100;
/** What is only kept while an automation listens. */
const ONLY_HEARD = ['phrase', 'webhook', 'device_silent'] as const;

interface Telling {
  readonly timeZone: string;
  readonly deviationOf: (metric: string, value: number) => number | null;
}

export interface KeptPast {
  /** In the order in which they happened. */
  readonly events: readonly Past[];
  readonly from: Date;
  /** How devices were when it begins. */
  readonly values: ReadonlyMap<string, Value>;
  readonly isCut: boolean;
  readonly notKept: readonly string[];
}

/** What of a life was kept that a rule would have heard. */
@Injectable()
export class PastService {
  constructor(
    private readonly homes: HomeHistory,
    private readonly buckets: BucketsService,
    private readonly moods: MoodService,
    private readonly memories: MemoryService,
    private readonly signals: Signals,
    private readonly clock: Clock,
  ) {}

  async since(userId: string, rule: RuleBody, since: Date, telling: Telling): Promise<KeptPast> {
    const named = namedIn([rule]);
    const kinds = new Set<string>(rule.when.map(({ kind }) => kind));
    const keys = keysHeard(rule).filter((key) => ONLY_HEARD.some((kind) => key.startsWith(kind)));
    const now = this.clock.now();
    const [home, ...found] = await Promise.all([
      this.homes.since(userId, [...named.entityIds], since, MOST_PAST),
      ...[...named.metrics].map((metric) => this.measured(userId, metric, since, telling)),
      kinds.has('mood') ? this.felt(userId, since) : [],
      kinds.has('memory') ? this.kept(userId, rule, since) : [],
      this.signals
        .since(userId, keys, since, MOST_PAST)
        .then((heard) => heard.map((signal) => eventOf(signal, signal.at.getTime(), telling.deviationOf))),
    ]);
    const events = [...home.changes, ...found.flat()]
      .filter(({ at }) => at <= now.getTime())
      .toSorted((one, other) => one.at - other.at);
    const isCut = events.length >= MOST_PAST;
    const kept = events.slice(-MOST_PAST);
    return {
      events: kept,
      from: isCut ? new Date(kept[0]?.at ?? since) : since,
      ...{ values: home.before, isCut },
      notKept: [
        ...(home.before.size < named.entityIds.size ? ['How a device was before its first change.'] : []),
        ...(named.metrics.size > 0
          ? [`Anything shorter than ${String(STEP_MINUTES)} minutes: readings are means of those.`]
          : []),
        ...(keys.length > 0
          ? ['Phrases, webhooks and silences from before an automation waited for them.']
          : []),
      ],
    };
  }

  private async measured(userId: string, name: string, since: Date, telling: Telling): Promise<Past[]> {
    const metric = metricOf(name);
    const within = { from: since, before: this.clock.now(), minutes: STEP_MINUTES };
    const found = await this.buckets.minutes({ id: userId, timeZone: telling.timeZone }, metric, within);
    return found.map((bucket) => {
      const value = valueOfBucket(metric, bucket);
      const at = bucket.at + STEP_MINUTES * MINUTE_MS;
      return {
        ...({ kind: 'metric', id: `m${String(bucket.at)}-${name}`, at, metric: name, value } as const),
        deviation: telling.deviationOf(name, value),
      };
    });
  }

  private async felt(userId: string, since: Date): Promise<Past[]> {
    const found = await this.moods.within(userId, { from: since, before: this.clock.now() });
    return found.map(({ id, effectiveAt, mood, tags }) => ({
      ...({ kind: 'mood', id, at: effectiveAt.getTime(), step: mood } as const),
      tags: tags.map(({ name }) => name),
    }));
  }

  private async kept(userId: string, rule: RuleBody, since: Date): Promise<Past[]> {
    const tags = rule.when.flatMap((one) => (one.kind === 'memory' ? [one.tag] : []));
    const pages = await Promise.all(
      [...new Set(tags)].map((tag) =>
        this.memories.list(userId, {
          ...{ status: 'active', tag: [tag], recordedFrom: since.toISOString(), limit: MOST_MEMORIES },
        }),
      ),
    );
    const found = new Map(pages.flatMap(({ items }) => items).map((memory) => [memory.id, memory]));
    return [...found.values()].map((memory) => ({
      ...({ kind: 'memory', id: memory.id, at: Date.parse(memory.recordedAt), tags: memory.tags } as const),
    }));
  }
}
