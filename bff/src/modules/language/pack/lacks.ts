import { existsSync } from 'node:fs';
import path from 'node:path';
import { assetPaths } from '../acts/act-model.js';
import { actOf } from '../acts/labels.js';
import { type Language, languagesIn, USUAL_LANGUAGE } from '../languages.js';
import { TRANSLATED, TwinPhrases } from '../phrases/twin-phrases.js';
import { readSeedFiles, readSeeds } from '../training/seeds.js';
import { ACTS } from '../understanding.js';
import { loadPack } from './load-pack.js';
import { missingIn } from './missing-in.js';

/** What the folder of a language lacks to be whole, by kind; `packs` is that of the sources, since no build has seeds. */
export function lacksOf(language: Language, packs: string): Readonly<Record<string, readonly string[]>> {
  const folder = path.join(packs, language);
  const pack = loadPack(folder);
  return {
    'name of its folder as its language': pack.language === language ? [] : [pack.language],
    ...missingIn(pack, loadPack(path.join(packs, USUAL_LANGUAGE))),
    ...phrasesLacking(language, packs),
    'acts without seeds': actsWithoutSeeds(path.join(folder, 'seeds')),
    classifier: existsSync(assetPaths(language).bin)
      ? []
      : [`npm run train:acts -w @twyn/bff -- ${language}`],
  };
}

/** Phrases that the usual language has, and translations of the code's own words that any other language has. */
function phrasesLacking(language: Language, packs: string): Record<string, string[]> {
  const of = (name: Language): TwinPhrases => TwinPhrases.load(path.join(packs, name));
  const own = of(language);
  const others = languagesIn(packs).map(of);
  const translated = TRANSLATED.map((part): [string, string[]] => {
    const keys = new Set(others.flatMap((each) => each.keysOf(part)));
    return [part, language === USUAL_LANGUAGE ? [] : [...keys.difference(new Set(own.keysOf(part)))]];
  });
  return {
    phrases: of(USUAL_LANGUAGE).keys.filter((key) => !own.keys.includes(key)),
    ...Object.fromEntries(translated),
  };
}

function actsWithoutSeeds(folder: string): string[] {
  const seeds = existsSync(folder) ? readSeeds(readSeedFiles(folder)).seeds : [];
  const taught = new Set(seeds.map(({ label }) => actOf(label)));
  return ACTS.filter((act) => !taught.has(act));
}
