import {
  type Element,
  type Pack,
  type Part,
  type SkillSpec,
  type Step,
  type Template,
} from '../pack/pack.js';

/** What is looked at only where the clause has one of its keys: a word, or a type in braces. */
export interface Indexed<Way> {
  readonly spec: SkillSpec;
  readonly way: Way;
}

type Frame = readonly Element[];

/** Hundreds of ways to say something, by what has to be said in each: a clause is held against a few of them. */
export class SkillIndex {
  private readonly frames = new Map<string, Indexed<Frame>[]>();
  private readonly templates = new Map<string, Indexed<Template>[]>();

  constructor({ skills }: Pick<Pack, 'skills'>) {
    const needs = skills.flatMap((spec) =>
      spec.templates.map((way) => ({ spec, way, needed: neededBy(way) })),
    );
    const uses = new Map<string, number>();
    for (const { needed } of needs) for (const key of needed) uses.set(key, (uses.get(key) ?? 0) + 1);
    for (const { spec, way, needed } of needs) {
      const [rarest = ''] = [...needed].sort((one, other) => (uses.get(one) ?? 0) - (uses.get(other) ?? 0));
      push(this.templates, rarest, { spec, way });
    }
    for (const spec of skills)
      for (const way of spec.frames)
        for (const key of keysOf(way, spec)) push(this.frames, key, { spec, way });
  }

  /** In the order of the pack, each once. */
  framesFor(types: ReadonlySet<string>): Indexed<Frame>[] {
    const found = new Set<Indexed<Frame>>(this.frames.get(''));
    for (const type of types) for (const each of this.frames.get(type) ?? []) found.add(each);
    return [...found];
  }

  templatesFor(keys: ReadonlySet<string>): Map<SkillSpec, Template[]> {
    const found = new Map<SkillSpec, Template[]>();
    for (const key of ['', ...keys])
      for (const { spec, way } of this.templates.get(key) ?? []) {
        const ways = found.get(spec);
        if (ways) ways.push(way);
        else found.set(spec, [way]);
      }
    return found;
  }
}

const indexes = new WeakMap<Pack, SkillIndex>();

export function skillIndexOf(pack: Pack): SkillIndex {
  const index = indexes.get(pack) ?? new SkillIndex(pack);
  indexes.set(pack, index);
  return index;
}

/** A type as a key beside plain words. */
export function typeKey(type: string): string {
  return `{${type}}`;
}

/** The first thing that the frame cannot do without; none where it has only a target and what may be left out. */
function keysOf(frame: Frame, spec: SkillSpec): readonly string[] {
  const needed = frame.filter(({ type, isOptional }) => !isOptional && type !== 'target');
  const cue = needed.find(({ type }) => spec.slots[type] === undefined);
  if (cue) return [cue.type];
  const [slot] = needed;
  return slot ? (spec.slots[slot.type] ?? ['']) : [''];
}

/** What every way through a template has. Steps stand before those that may follow them. */
function neededBy({ steps, first }: Template): ReadonlySet<string> {
  const begun = new Map<number, ReadonlySet<string>>(first.map((at) => [at, new Set<string>()]));
  let whole: ReadonlySet<string> | undefined;
  for (const [at, step] of steps.entries()) {
    const before = begun.get(at);
    if (!before) continue;
    const needed = withStep(before, step);
    if (step.isEnd) whole = whole ? shared(whole, needed) : needed;
    for (const next of step.next) {
      const known = begun.get(next);
      begun.set(next, known ? shared(known, needed) : needed);
    }
  }
  return whole ?? new Set();
}

function withStep(before: ReadonlySet<string>, { part }: Step): ReadonlySet<string> {
  const key = keyOf(part);
  return key === undefined ? before : new Set([...before, key]);
}

function keyOf(part: Part): string | undefined {
  if (part.kind === 'free') return undefined;
  return part.kind === 'word' ? part.word : typeKey(part.type);
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...one].filter((key) => other.has(key)));
}

function push<Way>(index: Map<string, Indexed<Way>[]>, key: string, entry: Indexed<Way>): void {
  const entries = index.get(key);
  if (entries) entries.push(entry);
  else index.set(key, [entry]);
}
