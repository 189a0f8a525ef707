import { type DeviceUse } from './device-use.js';
import { type DialogueUse } from './dialogue-use.js';
import { type SkillManifest } from './skill-manifest.js';
import {
  type DeclaredSentences,
  declaredSentences,
  type Understood,
} from './templates/declared-sentences.js';

/** What the language layer knows of an intent. */
export interface IntentTraits {
  readonly devices?: DeviceUse;
  readonly dialogue?: DialogueUse;
}

/** An intent that is understood and that no skill answers. */
export interface OtherIntent extends IntentTraits {
  /** The key of what is said instead of doing it. */
  readonly refusal: string;
}

export type OtherIntents = ReadonlyMap<string, OtherIntent>;

interface Contents {
  readonly manifests: readonly SkillManifest[];
  readonly byName: ReadonlyMap<string, SkillManifest>;
  readonly declared: readonly DeclaredSentences[];
}

/** All skills by name: whoever wants to know something of one asks its manifest. */
export class SkillCatalogue {
  private filled: Contents | undefined;

  /** `found` is asked at the first use: the modules that provide the skills have started by then. */
  constructor(
    private readonly found: () => readonly SkillManifest[],
    private readonly others: OtherIntents = new Map(),
  ) {}

  get manifests(): readonly SkillManifest[] {
    return this.contents.manifests;
  }

  /** Undefined for a skill that was removed since, or was never one. */
  find(skill: string): SkillManifest | undefined {
    return this.contents.byName.get(skill);
  }

  /** Of a skill, or of another intent. */
  traitsOf(intent: string): IntentTraits {
    return this.find(intent) ?? this.others.get(intent) ?? {};
  }

  /** The skills that name one of these adjectives as a step of theirs, with its direction. */
  stepOf(word: string): { readonly skill: string; readonly direction: 'up' | 'down' } | undefined {
    for (const { name, devices } of this.manifests) {
      if (devices?.steps?.up.includes(word)) return { skill: name, direction: 'up' };
      if (devices?.steps?.down.includes(word)) return { skill: name, direction: 'down' };
    }
    return undefined;
  }

  /** What the first declared sentence asks for that fits all of these words. */
  understand(words: readonly string[]): Understood | undefined {
    for (const sentences of this.contents.declared) {
      const understood = sentences.understand(words);
      if (understood) return understood;
    }
    return undefined;
  }

  private get contents(): Contents {
    this.filled ??= contentsOf(this.found());
    return this.filled;
  }
}

function contentsOf(manifests: readonly SkillManifest[]): Contents {
  const byName = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  if (byName.size < manifests.length) throw new Error('Two skills have one name.');
  const commands = manifests.filter(({ answersMessages }) => !answersMessages);
  const declared = commands.flatMap((manifest) => declaredSentences(manifest) ?? []);
  return { manifests, byName, declared };
}
