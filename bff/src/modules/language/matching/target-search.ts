import { type Entity } from '../../../integrations/home/home.js';
import { type SkillSpec } from '../pack/pack.js';
import { type Segment } from '../spans/span.js';
import { type Problem } from '../understanding.js';
import { type HomeIndex } from './home-index.js';
import { type Place, placeOf } from './place.js';
import { type Noun, type Said, saidOf, segmentsOf } from './segments.js';
import { type Shown, shownIn } from './shown-states.js';

/** What is known beside the words: the home, the room that one is in, and what "it" may be. */
export interface Scene {
  readonly index?: HomeIndex;
  readonly areaId?: string;
  readonly last: readonly string[];
  /** All pieces of the clause, also those that say something else: “pause the music” is of no screen. */
  readonly said?: readonly Segment[];
}

export interface Found {
  readonly targets: readonly Entity[];
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly problem?: Problem;
  /** The pieces of the clause that pointed at them. */
  readonly used: ReadonlySet<Segment>;
}

/** One look for what a skill is about, with all that the clause says of it. */
export class TargetSearch {
  readonly place: Place;
  readonly nouns: readonly Said<Noun>[];
  readonly named: readonly Said<readonly string[]>[];
  readonly isAll: boolean;
  readonly isEverywhere: boolean;
  readonly isHere: boolean;
  readonly pronouns: readonly Segment[];
  readonly isQuestion: boolean;
  /** What the state that is asked about says of the things. */
  readonly shown: Said<Shown> | undefined;
  /** Words for all, everywhere and here are read by any search. */
  readonly general: readonly Segment[];

  constructor(
    readonly segments: readonly Segment[],
    readonly spec: SkillSpec,
    readonly index: HomeIndex,
    readonly scene: Scene,
  ) {
    this.place = placeOf(segments, index, scene.areaId);
    this.nouns = saidOf<Noun>(segments, 'noun');
    this.named = saidOf<readonly string[]>(segments, 'entity');
    const [all, everywhere, here] = ['all', 'everywhere', 'here'].map((type) => saidOf(segments, type));
    this.isAll = (all?.length ?? 0) > 0;
    this.isEverywhere = (everywhere?.length ?? 0) > 0;
    this.isHere = (here?.length ?? 0) > 0;
    this.general = [all, everywhere, here].flatMap((said) => segmentsOf(said ?? []));
    this.pronouns = segmentsOf(saidOf(segments, 'pronoun'));
    this.isQuestion = spec.isQuestion;
    this.shown = spec.isQuestion ? shownIn(this.said) : undefined;
  }

  get said(): readonly Segment[] {
    return this.scene.said ?? this.segments;
  }

  /** Whether the skill can be about a thing of that kind. */
  isAbout(domains: readonly string[]): boolean {
    return domains.some((domain) => this.spec.domains.includes(domain));
  }

  found(
    targets: readonly Entity[],
    used: Iterable<Segment>,
    { parameters = this.place.parameters, problem }: Partial<Pick<Found, 'parameters' | 'problem'>> = {},
  ): Found {
    return {
      targets: [...new Set(targets)],
      parameters,
      used: new Set([...this.general, ...used]),
      ...(problem && { problem }),
    };
  }
}
