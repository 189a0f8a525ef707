import { type Evidence, findEvidence } from './answerability.js';
import { speechOf } from './lexicon/speech.js';
import { type Similarity } from './matching.js';
import { type Question, readQuestion } from './question.js';
import { parseMemory } from './parsed-memory.js';

interface Asking extends Partial<Question> {
  /** How much each of the asked words counts. */
  readonly weights?: readonly number[];
  readonly hasHappened?: boolean;
  readonly similarity?: Similarity;
}

const speech = speechOf('en');
const NO_TWO: Similarity = () => 0;

function evidence(text: string, memory: string, asking: Asking = {}): Evidence | undefined {
  const { weights = [], hasHappened = false, similarity = NO_TWO, people = new Map(), ...rest } = asking;
  const question = readQuestion(text, { isName: () => false, people, speech });
  const asked = question.terms.map((one, at) => ({ ...one, weight: weights[at] ?? one.weight }));
  return findEvidence(
    { ...question, terms: asked, ...rest },
    parseMemory(memory, speech, { hasHappened }),
    similarity,
  );
}

const WHEELS = 'What has wheels and pedals?';
const HAS_WHEELS = 'The bike has wheels.';

describe('the evidence of a memory', () => {
  it('is the share of the question that it accounts for, by weight', () => {
    expect(evidence(WHEELS, HAS_WHEELS, { weights: [1, 3] })).toMatchObject({ score: 0.25, isAnswer: false });
    expect(evidence(WHEELS, HAS_WHEELS, { weights: [3, 1] })).toMatchObject({ score: 0.75, isAnswer: true });
    expect(evidence(WHEELS, 'The bike has wheels and pedals.')).toMatchObject({ score: 1, isAnswer: true });
  });

  it('counts a word that is alike by how alike it is', () => {
    const similarity: Similarity = (one, other) => (one === 'pedals' && other === 'cranks' ? 0.9 : 0);
    const found = evidence(WHEELS, 'The bike has wheels and cranks.', { similarity, weights: [1, 1] });
    expect(found?.score).toBeCloseTo(0.95, 10);
  });

  describe('is an answer', () => {
    it.each([
      [68, 32, true],
      [679, 321, false],
      [62, 38, false],
      [74, 26, true],
    ])('from two thirds of the question on: %d of %d and the rest', (told, missing, isAnswer) => {
      expect(evidence(WHEELS, HAS_WHEELS, { weights: [told, missing] })?.isAnswer).toBe(isAnswer);
    });

    it.each([
      [80, 20, true],
      [799, 201, false],
      [73, 27, false],
      [87, 13, true],
    ])('to yes or no from four fifths on: %d of %d and the rest', (told, missing, isAnswer) => {
      const weights = [told, 0, missing];
      const text = 'Does the bike have wheels and pedals?';
      const found = evidence(text, HAS_WHEELS, { weights: [weights[0]! / 2, weights[0]! / 2, missing] });
      expect(found?.isAnswer).toBe(isAnswer);
    });

    it('by its best sentence', () => {
      const found = evidence(
        'Where did Ana put the ladder?',
        'Ana has a ladder. Ana put the ladder in the shed. Ana left.',
      );
      expect(found).toMatchObject({ sentence: { text: 'Ana put the ladder in the shed.' }, isAnswer: true });
    });

    it('only if it says what was asked for: "how many eggs" is answered by eggs', () => {
      expect(evidence('How many eggs does the cake need?', 'The cake needs 3 eggs.')?.isAnswer).toBe(true);
      const flour = evidence('How many eggs does the cake need?', 'The cake needs 3 spoons.', {
        weights: [0, 1, 9, 9],
      });
      expect(flour?.score).toBeGreaterThan(0.9);
      expect(flour?.isAnswer).toBe(false);
    });
  });

  describe('that lacks the kind of thing that was asked for', () => {
    it('counts three quarters, and is an answer only where it may be there unseen', () => {
      expect(evidence('Why was the picnic cancelled?', 'The picnic was cancelled.')).toMatchObject({
        score: 0.75,
        isAnswer: true,
      });
      expect(evidence('When was the picnic cancelled?', 'The picnic was cancelled.')).toMatchObject({
        score: 0.75,
        isAnswer: false,
      });
      const happened = evidence('When was the picnic cancelled?', 'The picnic was cancelled.', {
        hasHappened: true,
      });
      expect(happened).toMatchObject({ score: 1, isAnswer: true });
    });

    it('is none, even there, where nothing in particular was asked', () => {
      expect(evidence('Why Ben?', 'Ben laughed.')).toMatchObject({ score: 0.75, isAnswer: false });
      const atTheLine = evidence('Why was the picnic cancelled?', 'The picnic was cancelled.', {
        weights: [1, 0.5],
      });
      expect(atTheLine).toMatchObject({ score: 0.75, isAnswer: true });
    });
  });

  describe('about who is named', () => {
    it('needs nothing but the name, and the other words little', () => {
      expect(evidence('Who is Ben?', 'Ben is my dentist.')).toMatchObject({ score: 1, isAnswer: true });
      expect(evidence('How old is Ben?', 'Ben is seven.')).toMatchObject({ score: 0.8, isAnswer: true });
      expect(evidence('How old is Ben?', 'Ben is 7 years old.')).toMatchObject({ score: 1, isAnswer: true });
      for (const memory of ['My dentist is Ben.', 'I met Ben and Ana.'])
        expect(evidence('Who is Ben?', memory)).toMatchObject({ score: 1, isAnswer: true });
      expect(evidence('Who is my dentist?', 'I met Ben. My dentist laughed.')).toMatchObject({
        sentence: { text: 'My dentist laughed.' },
        isAnswer: false,
      });
      expect(evidence('Who is Ben?', 'Ana met Ben. He likes tea.')?.sentence.text).toBe('Ana met Ben.');
    });

    it('says nothing of others', () => {
      expect(evidence('Who is Ben?', 'Ana is my dentist.')).toBeUndefined();
      expect(evidence('Where do Ana and Ben work?', 'Ana works in Lyon.')).toBeUndefined();
      expect(evidence('Where does my sister work?', 'My brother works in Lyon.')).toBeUndefined();
      expect(evidence('Where do my sister and my brother work?', 'My sister works in Lyon.')).toBeUndefined();
    });

    it('knows the owner’s people by name', () => {
      const people = new Map([['sister', ['ana']]]);
      expect(evidence('Where does my sister work?', 'Ana works in Lyon.', { people })?.isAnswer).toBe(true);
      expect(evidence('Who is my sister?', 'Ana is a baker.', { people })).toBeDefined();
      expect(evidence('Where does my sister work?', 'Ana works in Lyon.')).toBeUndefined();
      expect(evidence('Where does my sister work?', 'My sister works in Lyon.')?.isAnswer).toBe(true);
      expect(evidence('Where does my sister work?', 'Bea works in Lyon.', { people })).toBeUndefined();
    });

    it('is by what they do, and not by what others did with them', () => {
      expect(evidence('What does Tobias do?', 'Tobias is a baker.')).toMatchObject({
        score: 1,
        isAnswer: true,
      });
      expect(evidence('What does Tobias do?', 'We played cards with Tobias.')).toBeUndefined();
      expect(evidence('What does Tobias do?', 'I am a baker. Tobias laughed.')?.sentence.text).toBe(
        'Tobias laughed.',
      );
      expect(evidence('What does Tobias do?', 'Ana is a baker. I know Tobias.')).toBeUndefined();
      for (const memory of ['I think that Tobias is a baker.', 'Yesterday Tobias baked bread.'])
        expect(evidence('What does Tobias do?', memory)?.isAnswer).toBe(true);
      // Of several who are asked about, one is a beginning.
      const both = evidence('What do Tobias and Ben do?', 'Tobias is a baker. Ben laughed.');
      expect(both?.sentence.text).toBe('Tobias is a baker.');
    });

    it('is the owner’s own age where that was asked, and nobody else’s', () => {
      expect(evidence('How old am I?', 'I am 40.')).toMatchObject({ isAnswer: true });
      expect(evidence('How old am I?', 'Ana knows that I am 40.')).toMatchObject({ isAnswer: true });
      expect(evidence('How old am I?', 'Ana is 40.')).toBeUndefined();
      expect(evidence('How old is Ben?', 'Ben laughed. I am 40.')?.sentence.text).toBe('Ben laughed.');
    });
  });

  it('is none that says the contrary, though a contrary word beside what was asked for is no harm', () => {
    expect(evidence('When did I sell the sofa?', 'I bought the sofa in May.')).toBeUndefined();
    expect(
      evidence('When did I sell the sofa?', 'I bought the sofa and sold the sofa in May.')?.isAnswer,
    ).toBe(true);
  });

  it('is none of another time', () => {
    expect(evidence('How did I sleep last night?', 'I slept badly LAST NIGHT.')?.isAnswer).toBe(true);
    expect(evidence('How did I sleep last night?', 'I slept badly last week.')).toBeUndefined();
  });

  it('finds in German whose it is at the beginning of a longer word', () => {
    const speech = speechOf('de');
    const question = readQuestion('Wann habe ich den Termin beim Zahnarzt?', {
      ...{ isName: () => false, people: new Map(), speech },
    });
    expect(question.holders).toHaveLength(1);
    const found = (memory: string): Evidence | undefined =>
      findEvidence(question, parseMemory(memory, speech, { hasHappened: false }), NO_TWO);
    expect(found('Der Zahnarzttermin ist am Donnerstag um neun.')).toBeDefined();
    expect(found('Der Augenarzttermin ist am Donnerstag um neun.')).toBeUndefined();
  });

  it('is none of nothing in common', () => {
    expect(evidence(WHEELS, 'Ana likes tea.')).toBeUndefined();
  });
});
