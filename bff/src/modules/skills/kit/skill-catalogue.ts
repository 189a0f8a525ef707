import { type SkillManifest } from './skill-manifest.js';

interface Contents {
  readonly manifests: readonly SkillManifest[];
  readonly byName: ReadonlyMap<string, SkillManifest>;
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

  private get contents(): Contents {
    this.filled ??= contentsOf(this.found());
    return this.filled;
  }
}

function contentsOf(manifests: readonly SkillManifest[]): Contents {
  const byName = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  if (byName.size < manifests.length) throw new Error('Two skills have one name.');
  return { manifests, byName };
}
