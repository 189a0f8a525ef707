import path from 'node:path';
import { readActModel } from '../acts/act-model.js';
import { LANGUAGES } from '../languages.js';
import { openCourse } from './make-model.js';

const MODULE = path.join(import.meta.dirname, '..');

describe('the shipped act classifiers', () => {
  // Milliseconds; `npm run train:acts -w @twyn/bff -- --check` trains anew and compares every byte.
  it.each(LANGUAGES)('were made from the seeds and the code of today: %s', (language) => {
    const { madeFrom } = openCourse(language, MODULE);
    expect(madeFrom, 'run npm run train:acts -w @twyn/bff').toEqual(
      readActModel(language).description.madeFrom,
    );
  });
});
