import { packOf } from '../../../testing/language-engine.js';
import { withPlainInfinitives } from './plain-infinitive.js';

describe('what there is to do, as it is written on a list', () => {
  it.each([
    ['den Müll rauszubringen', 'den Müll rausbringen'],
    ['Jonas von der Schule abzuholen', 'Jonas von der Schule abholen'],
    ['die Blumen zu düngen', 'die Blumen düngen'],
    ['die Wäsche aufzuhängen und den Herd auszumachen', 'die Wäsche aufhängen und den Herd ausmachen'],
    ['die Miete', 'die Miete'],
    ['die Schuhe zu den Nachbarn', 'die Schuhe zu den Nachbarn'],
    ['Daten zum Einzugstermin', 'Daten zum Einzugstermin'],
    ['den Anzug', 'den Anzug'],
  ])('%s: %s', (said, plain) => {
    expect(withPlainInfinitives(said, packOf('de'))).toBe(plain);
  });

  it('leaves a language alone that has no such form', () => {
    expect(withPlainInfinitives('something zu lesen', packOf('en'))).toBe('something zu lesen');
  });
});
