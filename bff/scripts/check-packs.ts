/** `npm run packs:check`: prints what each language lacks that the others have, and fails where that is anything. */
import path from 'node:path';
import type * as languages from '../src/modules/language/languages.ts';
import type * as packs from '../src/modules/language/pack/lacks.ts';
import { built } from '../bench/lib/memory-product.ts';

const { languagesIn } = await built<typeof languages>('modules/language/languages');
const { lacksOf } = await built<typeof packs>('modules/language/pack/lacks');

const PACKS = path.join(import.meta.dirname, '../src/modules/language/packs');

for (const language of languagesIn(PACKS)) {
  const lacks = Object.entries(lacksOf(language, PACKS)).filter(([, names]) => names.length > 0);
  console.log(lacks.length === 0 ? `${language} lacks nothing.` : `${language} lacks:`);
  for (const [kind, names] of lacks) console.log(`  ${kind} (${String(names.length)}): ${names.join(', ')}`);
  if (lacks.length > 0) process.exitCode = 1;
}
