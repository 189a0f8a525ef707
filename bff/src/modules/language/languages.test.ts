import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isLanguage, LANGUAGES, languagesIn } from './languages.js';

describe('the languages of the product', () => {
  it('are the folders of packs, the usual one first', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'packs-'));
    for (const name of ['nl', 'de', 'en']) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, 'README.md'), '');
    expect(languagesIn(folder)).toEqual(['en', 'de', 'nl']);
    rmSync(folder, { recursive: true });
  });

  it('do not hold what means any of them', () => {
    expect(LANGUAGES[0]).toBe('en');
    expect(isLanguage('de')).toBe(true);
    expect(isLanguage('auto')).toBe(false);
  });
});
