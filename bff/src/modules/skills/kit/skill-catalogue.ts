import { type SkillManifest } from './skill-manifest.js';
import {
  type DeclaredSentences,
  declaredSentences,
  type Understood,
} from './templates/declared-sentences.js';

interface Contents {
  readonly manifests: readonly SkillManifest[];
  readonly byName: ReadonlyMap<string, SkillManifest>;
  readonly declared: readonly DeclaredSentences[];
}

/** All skills by name: whoever wants to know something of one asks its manifest. */
export class SkillCatalogue {
  private filled: Contents | undefined;

  /** `found` is asked at the first use: the modules that provide the skills have started by then. */
  constructor(private readonly found: () => readonly SkillManifest[]) {}

  get manifests(): readonly SkillManifest[] {
    return this.contents.manifests;
  }

  /** Undefined for a skill that was removed since, or was never one. */
  find(skill: string): SkillManifest | undefined {
    return this.contents.byName.get(skill);
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
