import { type Pack } from './pack.js';

/** What a language lacks that another has: classes of words, cues that frames name, and skills that cannot be said. */
export interface Missing {
  readonly words: readonly string[];
  readonly cues: readonly string[];
  readonly skills: readonly string[];
  readonly tags: readonly string[];
}

/** A skill is lacking where it has neither a frame whose cues the language has nor a template of its own. */
export function missingIn(pack: Pack, reference: Pack): Missing {
  return {
    words: lacking(Object.keys(reference.words), (name) => name in pack.words),
    cues: lacking(reference.cues, (cue) => pack.cues.has(cue)),
    skills: lacking(
      reference.skills.map(({ key }) => key),
      (key) => isSayable(pack, reference, key),
    ),
    tags: lacking(Object.keys(reference.tags), (tag) => tag in pack.tags),
  };
}

function isSayable(pack: Pack, reference: Pack, key: string): boolean {
  const skill = pack.skills.find((each) => each.key === key);
  if (!skill) return false;
  if (skill.templates.length > 0) return true;
  const isKnown = (type: string): boolean =>
    pack.cues.has(type) || type in pack.words || !(reference.cues.has(type) || type in reference.words);
  return skill.frames.some((frame) => frame.every(({ isOptional, type }) => isOptional || isKnown(type)));
}

function lacking(names: Iterable<string>, has: (name: string) => boolean): string[] {
  return [...names].filter((name) => !has(name)).sort();
}
