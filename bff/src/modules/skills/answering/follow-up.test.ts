import { resolvePronouns } from './follow-up.js';

describe('resolvePronouns', () => {
  it.each([
    ['And what is she allergic to?', ['What does Ana like?'], 'And what is Ana allergic to?'],
    ['When is her birthday?', ['Who is Ana?'], "When is Ana's birthday?"],
    ['What do I know about her?', ['Who is Ana?'], 'What do I know about Ana?'],
    ['Where is his office?', ['Who is Ben?'], "Where is Ben's office?"],
    ['What does she like?', ['Where does my sister live?'], 'What does my sister like?'],
    ['What does she like?', ['Thanks', 'Ana met Ben and Zoe in Rome.'], 'What does Ana like?'],
    ['What does she like?', ['My sister Ana met Ben.'], 'What does Ana like?'],
    ['Where does he live?', ['I moved to Lyon with Ben.'], 'Where does Ben live?'],
  ])('%j after %j → %j', (question, earlier, resolved) => {
    expect(resolvePronouns(question, earlier)).toBe(resolved);
  });

  it.each([
    ['What does she like?', []],
    ['What does she like?', ['I moved to Lyon.']],
    ['What does Ben think of her?', ['Who is Ana?']],
    ['What is the code?', ['Who is Ana?']],
  ])('leaves %j after %j alone', (question, earlier) => {
    expect(resolvePronouns(question, earlier)).toBe(question);
  });
});
