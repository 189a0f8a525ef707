import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { EntitiesService } from '../../memory/entities/entities.service.js';
import { ProfileService } from '../profile/profile.service.js';
import { type Pool } from './choose-checks.js';

/** What can be asked, and what each choice is called. */
export interface Askable {
  readonly pools: readonly Pool[];
  readonly names: ReadonlyMap<string, string>;
}

const ENTITIES = ['person', 'place', 'topic'] as const;
const MOST_READ = 100;
const DAY_MS = 86_400_000;
/** Who was not spoken of for so long counts half. */
const HALF_LIFE_DAYS = 90;

/** What is known well enough to be asked about: who and what is spoken of, and what is liked. */
@Injectable()
export class CheckPools {
  constructor(
    private readonly entities: EntitiesService,
    private readonly profile: ProfileService,
    private readonly clock: Clock,
  ) {}

  async read(userId: string): Promise<Askable> {
    const [profile, ...known] = await Promise.all([
      this.profile.read(userId),
      ...ENTITIES.map((kind) =>
        this.entities.list(userId, { kind, sort: 'mentions', ignored: false, limit: MOST_READ }),
      ),
    ]);
    const likings = profile.lines.filter(({ about }) => about === 'preference');
    const now = this.clock.now().getTime();
    const pools: Pool[] = known.map(({ items }, place) => ({
      kind: ENTITIES[place] ?? 'topic',
      options: items.map(({ id, mentions, lastSeenAt }) => ({
        id,
        weight: mentions * 0.5 ** ((now - Date.parse(lastSeenAt ?? '1970-01-01')) / DAY_MS / HALF_LIFE_DAYS),
      })),
    }));
    // The lines of a profile stand in their order of strength.
    const liked = likings.map(({ id }, place) => ({ id, weight: likings.length - place }));
    return {
      pools: [...pools, { kind: 'liking', options: liked }],
      names: new Map([
        ...known.flatMap(({ items }) => items.map(({ id, name }) => [id, name] as const)),
        ...likings.map(({ id, text }) => [id, text] as const),
      ]),
    };
  }
}
