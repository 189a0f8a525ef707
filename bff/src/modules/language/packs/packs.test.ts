import { LANGUAGES, packFolder } from '../languages.js';
import { lacksOf } from '../pack/lacks.js';
import { loadPack } from '../pack/load-pack.js';
import { type Pack } from '../pack/pack.js';

/** What `spans/` makes of numbers and times, and what the home is asked for. */
const MADE = new Set(
  'target when recurrence duration period number percent to_number at_number to_percent at_percent by_number by_percent kelvins pair own_list own_item own_reminder ahead degree'.split(
    ' ',
  ),
);

/** Names in frames and templates that nothing could ever be found for. */
function unknownIn({ skills, cues, words, ...pack }: Pack): string[] {
  const units = new Set<unknown>();
  const collect = (node: Pack['lexicon']): void => {
    for (const { type, value } of node.meanings)
      if (type === 'unit') units.add((value as { unit: string }).unit);
    for (const next of node.next.values()) collect(next);
  };
  collect(pack.lexicon);
  const isKnown = (type: string): boolean =>
    cues.has(type) || type in words || MADE.has(type) || units.has(type);
  return skills.flatMap(({ key, frames, slots, templates }) =>
    [
      ...frames
        .flat()
        .map(({ type }) => type)
        .filter((type) => !(type in slots)),
      ...Object.values(slots).flat(),
      ...templates.flatMap(({ steps }) =>
        steps.flatMap(({ part }) => (part.kind === 'type' ? [part.type] : [])),
      ),
    ]
      .filter((type) => !isKnown(type))
      .map((type) => `${key}: ${type}`),
  );
}

describe.each(LANGUAGES)('the language pack %s', (language) => {
  it('names nothing that it does not have', () => {
    expect([...new Set(unknownIn(loadPack(packFolder(language))))]).toEqual([]);
  });

  // `npm run packs:check` tells the same of all languages at once.
  it('lacks nothing that the others have', () => {
    const lacks = Object.entries(lacksOf(language, import.meta.dirname));
    expect(Object.fromEntries(lacks.filter(([, names]) => names.length > 0))).toEqual({});
  });
});
