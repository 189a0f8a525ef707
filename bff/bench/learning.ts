// `npm run bench:learning`: how many of the public commands and questions (see lib/command-sets.ts) would become a
// suggestion to remember though nobody told anything. LEARNING_FOUND writes them, one a line.
import { writeFileSync } from 'node:fs';
import type * as learning from '../src/modules/skills/learning/stated-facts.ts';
import { readCommandSets } from './lib/command-sets.ts';
import { built } from './lib/memory-product.ts';

const sets = readCommandSets();
if (sets) {
  const { statedFacts } = await built<typeof learning>('modules/skills/learning/stated-facts');
  const { hass, devices, typed, negatives } = sets;
  const sentences = {
    'Home Assistant’s sentences': hass.cases.map(({ sentence }) => sentence),
    'Written commands for one device': devices.cases.map(({ sentence }) => sentence),
    'Typed by people, 64 classes': typed.cases.map(({ utterance }) => utterance),
    'Must not act': negatives.cases.map(({ utterance }) => utterance),
  };
  const found = Object.values(sentences).map((all) => all.filter((each) => statedFacts(each).length > 0));
  console.table(
    Object.fromEntries(
      Object.entries(sentences).map(([name, all], i) => {
        const proposed = found[i]?.length ?? 0;
        return [
          name,
          { sentences: all.length, proposed, share: `${((100 * proposed) / all.length).toFixed(2)} %` },
        ];
      }),
    ),
  );
  if (process.env.LEARNING_FOUND) writeFileSync(process.env.LEARNING_FOUND, found.flat().join('\n'));
}
