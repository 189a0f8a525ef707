import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SkillCatalogue } from '../modules/skills/kit/skill-catalogue.js';
import { isSkillManifest, type SkillManifest } from '../modules/skills/kit/skill-manifest.js';

const modules = path.join(import.meta.dirname, '../modules');

async function manifestsIn(file: string): Promise<SkillManifest[]> {
  const exported = (await import(pathToFileURL(path.join(modules, file)).href)) as Record<string, unknown>;
  return Object.values(exported).flat().filter(isSkillManifest);
}

/** Every skill that a file of the product exports, without a list of them. */
export const manifests: readonly SkillManifest[] = [
  ...new Set(
    (await Promise.all(globSync('*/skills/**/*.skill.ts', { cwd: modules }).map(manifestsIn))).flat(),
  ),
];

/** What the product knows of its skills, without a database. */
export const skillCatalogue = new SkillCatalogue(() => manifests);
