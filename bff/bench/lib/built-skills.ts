import { globSync } from 'node:fs';
import path from 'node:path';
import type * as catalogue from '../../src/modules/skills/kit/skill-catalogue.ts';
import type * as manifest from '../../src/modules/skills/kit/skill-manifest.ts';
import { built } from './memory-product.ts';

/** Every skill of the built product, found as the tests find them. */
export async function builtSkills(): Promise<catalogue.SkillCatalogue> {
  const { SkillCatalogue } = await built<typeof catalogue>('modules/skills/kit/skill-catalogue');
  const { isSkillManifest } = await built<typeof manifest>('modules/skills/kit/skill-manifest');
  const cwd = path.join(import.meta.dirname, '../../dist');
  const files = globSync('modules/*/skills/*.skill.js', { cwd });
  const modules = await Promise.all(files.map((file) => built<object>(file.replace(/\.js$/u, ''))));
  const manifests = modules.flatMap((exported) => Object.values(exported).flat().filter(isSkillManifest));
  return new SkillCatalogue(() => [...new Set(manifests)]);
}
