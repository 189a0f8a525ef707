import { actOf, type ColumnGroup, hasSkill } from '../acts/labels.js';
import { targetsOf } from './examples.js';
import { FOLDS, foldsOf, scoresOf } from './folds.js';
import { type Course } from './make-model.js';
import { SeededRandom } from './random.js';
import { type Seed } from './seeds.js';
import { teach } from './teach.js';

/** How many were asked and how many of them came out right, in seeds. */
export interface Tally {
  asked: number;
  right: number;
}

/** What comes out for seeds that were not learnt from. */
export interface Validation {
  readonly all: Tally;
  readonly skills: Tally;
  readonly byAct: Record<string, Tally>;
  /** "told > home" and how many. */
  readonly mistakes: Record<string, number>;
}

/** Every fold is asked once of a model that learnt from the others, or from a share of them. */
export function* crossValidate(course: Course, share = 1): Generator<Validation> {
  const folds = foldsOf(course.seeds);
  const chances = new SeededRandom(2);
  const isTaken = course.seeds.map(() => chances.next() < share);
  for (let fold = 0; fold < FOLDS; fold++) {
    const learnt = course.seeds.filter((_, at) => folds[at] !== fold && isTaken[at]);
    const held = course.seeds.filter((_, at) => folds[at] === fold);
    yield validate(course, learnt, held);
  }
}

/** Every writer's seeds are asked of a model that learnt from the other writers: the strictest measure. */
export function* crossValidateByWriter(course: Course): Generator<Validation & { writer: string }> {
  const writers = new Set(course.seeds.map(({ writer }) => writer));
  if (writers.size < 2) return;
  for (const writer of writers) {
    const learnt = course.seeds.filter((seed) => seed.writer !== writer);
    const held = course.seeds.filter((seed) => seed.writer === writer);
    yield { writer, ...validate(course, learnt, held) };
  }
}

function validate({ school }: Course, learnt: readonly Seed[], held: readonly Seed[]): Validation {
  const model = teach(learnt, school);
  const found: Validation = { all: nobody(), skills: nobody(), byAct: {}, mistakes: {} };
  for (const seed of held) {
    const act = actOf(seed.label);
    const asked = scoresOf(seed, model, school);
    for (const scores of asked) {
      const [target, skill] = targetsOf(seed.label, school.columns);
      if (!target) continue;
      const best = bestOf(scores, target.group);
      const tally = { share: 1 / asked.length, isRight: best === target.right };
      count(found.all, tally);
      count((found.byAct[act] ??= nobody()), tally);
      if (!tally.isRight) {
        const mistake = `${act} > ${school.columns.labels[best] ?? ''}`;
        found.mistakes[mistake] = (found.mistakes[mistake] ?? 0) + tally.share;
      }
      if (skill && hasSkill(seed.label))
        count(found.skills, { share: tally.share, isRight: bestOf(scores, skill.group) === skill.right });
    }
  }
  return found;
}

/** Joins what several folds found. */
export function joined(validations: readonly Validation[]): Validation {
  const whole: Validation = { all: nobody(), skills: nobody(), byAct: {}, mistakes: {} };
  for (const { all, skills, byAct, mistakes } of validations) {
    join(whole.all, all);
    join(whole.skills, skills);
    for (const [act, tally] of Object.entries(byAct)) join((whole.byAct[act] ??= nobody()), tally);
    for (const [mistake, number] of Object.entries(mistakes))
      whole.mistakes[mistake] = (whole.mistakes[mistake] ?? 0) + number;
  }
  return whole;
}

function nobody(): Tally {
  return { asked: 0, right: 0 };
}

function count(tally: Tally, { share, isRight }: { share: number; isRight: boolean }): void {
  tally.asked += share;
  if (isRight) tally.right += share;
}

function join(tally: Tally, other: Tally): void {
  tally.asked += other.asked;
  tally.right += other.right;
}

function bestOf(scores: Float64Array, { from, to }: ColumnGroup): number {
  let best = from;
  for (let column = from; column < to; column++)
    if ((scores[column] as number) > (scores[best] as number)) best = column;
  return best;
}
