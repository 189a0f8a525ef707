import { rgbOf } from '../../../common/language/colors.js';
import { LANGUAGES, packFolder } from '../../language/languages.js';
import { readDataFiles } from '../../language/pack/data-files.js';
import { z } from 'zod';
import { phrasesIn } from '../../language/phrases/phrases-in.js';

const withColors = z.looseObject({ color: z.record(z.string(), z.string()).optional() });

it.each(LANGUAGES)(
  'shows every colour that is said in the language “%s”, and can say it back',
  (language) => {
    const said = readDataFiles(packFolder(language), withColors).flatMap(({ color = {} }) =>
      Object.values(color),
    );
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter((name) => rgbOf(name) === undefined)).toEqual([]);
    expect(said.filter((name) => !phrasesIn(language).has(`color-${name}`))).toEqual([]);
  },
);
