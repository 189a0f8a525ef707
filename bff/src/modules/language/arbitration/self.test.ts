import { engineSaying } from '../../../testing/language-engine.js';
import { type Act, type Candidate } from '../understanding.js';

function chosenOf(text: string, act: Act, language = 'en'): Candidate | undefined {
  return engineSaying(() => act, language).understand(text).clauses[0]?.chosen;
}

function readingsOf(text: string, language = 'en', act: Act = 'reading'): unknown {
  const chosen = chosenOf(text, act, language);
  return chosen?.act === 'reading' ? chosen.parameters.readings : undefined;
}

describe('what is said of oneself', () => {
  it.each([
    ['weighed myself, twelve stone seven', 'body-weight', 79.38],
    ['12st 7 tonight', 'body-weight', 79.38],
    ['pop me down as 71.2 kilos', 'body-weight', 71.2],
    ['my temperature was 100.4 fahrenheit', 'body-temperature', 38],
    ['ran a temp of 101.3', 'body-temperature', 38.5],
    ['meditated for 25 minutes', 'meditation', 25],
    ['slept 6 and a half hours', 'sleep-duration', 6.5],
    ['35 g of protein', 'protein', 35],
  ])('%j has its value in the unit in which it is kept', (text, metric, value) => {
    expect(readingsOf(text)).toMatchObject([{ metric, value }]);
  });

  it.each([
    ['had two coffees and slept six hours', 'en', { coffee: 2, 'sleep-duration': 6 }],
    ['drank three coffees, did 9000 steps', 'en', { coffee: 3, steps: 9000 }],
    ['I walked 9000 steps', 'en', { steps: 9000 }],
    ['bin 7000 Schritte gegangen', 'de', { steps: 7000 }],
    ['pulse 61 and weight 78', 'en', { 'heart-rate': 61, 'body-weight': 78 }],
    ['slept seven hours, pulse was 58', 'en', { 'sleep-duration': 7, 'heart-rate': 58 }],
    ['zwei Kaffee getrunken und sechs Stunden geschlafen', 'de', { coffee: 2, 'sleep-duration': 6 }],
  ])('%j gives each metric the value that stands with it', (text, language, values) => {
    const readings = readingsOf(text, language) as { metric: string; value: number }[];
    expect(Object.fromEntries(readings.map(({ metric, value }) => [metric, value]))).toEqual(values);
  });

  it.each([
    ['Bella weighed 12 kg at the vet', 'en'],
    ['the suitcase weighs 23 kilos', 'en'],
    ['2 kilos of potatoes', 'en'],
    ['das Paket wiegt 12 Kilo', 'de'],
    ['hab 2 Kilo Kartoffeln gekauft', 'de'],
  ])('%j weighs something else', (text, language) => {
    expect(readingsOf(text, language)).toBeUndefined();
  });

  it.each([
    ['Nervous about the scan tomorrow', 'en', 2],
    ['not sad, just wrecked', 'en', 2],
    ['can’t stop smiling since Lily rang', 'en', 5],
    ['Kopp voll, Laune im Keller', 'de', 2],
    ['Bammel vor der Prüfung morgen', 'de', 2],
  ])('%j is a mood', (text, language, mood) => {
    expect(chosenOf(text, 'mood', language)?.parameters.mood).toBe(mood);
  });

  it('is kept beside a comment, which is no mood', () => {
    const { clauses } = engineSaying(() => 'told').understand("my pulse is 58, lovely, best it's been");
    expect(clauses.map(({ act }) => act)).not.toContain('mood');
  });

  it.each([
    ['chair 4 had a temp of 38.9', 'en'],
    ['the resident had a pulse of 96', 'en'],
    ['my goal weight is 68 kg', 'en'],
    ['I gained 3 kilos', 'en'],
    ['Zimmer 12 hatte 38,9 Fieber', 'de'],
    ['mein Wunschgewicht ist 68 kg', 'de'],
  ])('is no reading in %j', (text, language) => {
    expect(readingsOf(text, language)).toBeUndefined();
  });

  it.each([
    ['feeling oddly calm tonight??', 'en', 4],
    ['bit anxious today to be honest', 'en', 2],
    ['Bin heute irgendwie traurig, ehrlich gesagt', 'de', 2],
  ])('%j is a mood', (text, language, mood) => {
    expect(chosenOf(text, 'mood', language)).toMatchObject({ act: 'mood', parameters: { mood } });
  });

  it.each([
    ['no sorry its 44 a day not 48', 'en', 'its 44 a day', '48'],
    ['das sind 44 am Tag, nicht 48', 'de', '44 am Tag', '48'],
  ])('%j changes what was told', (text, language, right, old) => {
    expect(chosenOf(text, 'change', language)).toMatchObject({
      act: 'change',
      parameters: { text: right, old },
    });
  });

  it('puts a reading right as a reading', () => {
    expect(chosenOf('that weight should of been 81.4 sorry', 'change')).toMatchObject({
      act: 'reading',
      parameters: { isCorrection: true },
    });
  });

  it.each(['bin what I told you about the loan', 'please bin the loan thing'])(
    '%j asks to forget',
    (text) => {
      expect(chosenOf(text, 'change')?.parameters).toMatchObject({ operation: 'forget', topic: 'loan' });
    },
  );

  it.each([
    ['hold on to this one: the boiler code is 9', 'en', 'the boiler code is 9'],
    ['Vergiss das bloß nie: der Code ist 9', 'de', 'der Code ist 9'],
  ])('%j is remembered', (text, language, kept) => {
    expect(chosenOf(text, 'remember', language)?.parameters).toMatchObject({ text: kept });
  });

  it.each([
    ['Heute bin ich ganz schön gestresst', 2],
    ['Ich habe mega schlechte Laune', 2],
    ['Heute war ein schöner Tag', 4],
  ])('%j is felt by the feeling itself, not by what makes it stronger', (text, mood) => {
    expect(chosenOf(text, 'mood', 'de')?.parameters).toMatchObject({ mood });
  });
});
