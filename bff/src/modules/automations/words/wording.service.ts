import { Injectable } from '@nestjs/common';
import { metricOf, metricTitle } from '../../biometrics/metrics.js';
import { DeviceViews } from '../../devices/device-views.service.js';
import { type Home, HomeService } from '../../home/home.service.js';
import { spokenState } from '../../home/skills/home.words.js';
import { phrasesIn, USUAL_LANGUAGE } from '../../language/phrases/phrases-in.js';
import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { HooksRepository } from '../hooks/hooks.repository.js';
import { type Wording } from './in-words.js';

/** A person’s own names for what rules speak of. */
export interface OwnWording extends Wording {
  readonly home: Home;
  readonly hookIds: ReadonlySet<string>;
}

@Injectable()
export class WordingService {
  constructor(
    private readonly homes: HomeService,
    private readonly hooks: HooksRepository,
    private readonly devices: DeviceViews,
  ) {}

  async of(
    userId: string,
    { phrases = phrasesIn(USUAL_LANGUAGE), home }: { phrases?: TwinPhrases; home?: Home } = {},
  ): Promise<OwnWording> {
    const [there, hooks, { items }] = await Promise.all([
      home ?? this.homes.read(userId),
      this.hooks.findAll(userId),
      this.devices.list(userId),
    ]);
    const deviceNames = new Map(items.map(({ id, name }) => [id, name]));
    const entities = new Map(there.entities.map(({ id, name }) => [id, name]));
    const hookNames = new Map(hooks.map(({ id, name }) => [id, name]));
    const gone = (id: string): string => phrases.say('rule-gone', { id });
    return {
      home: there,
      hookIds: new Set(hookNames.keys()),
      phrases,
      names: {
        entity: (id) => entities.get(id) ?? gone(id),
        metric: (name) => phrases.translated('metrics', name) ?? metricTitle(metricOf(name)),
        device: (id) => entities.get(id) ?? deviceNames.get(id) ?? gone(id),
        hook: (id) => hookNames.get(id) ?? gone(id),
        state: (state) => spokenState(state, phrases),
      },
    };
  }
}
