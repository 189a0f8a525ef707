import { answerAsMemory, INTERVIEW_QUESTIONS, nextQuestions, questionOf } from './interview-questions.js';

describe('an interview', () => {
  it('asks three questions of different parts of a life, of what least is known first', () => {
    const next = nextQuestions(new Set(), new Map([['you', 9]]));
    expect(next.map(({ about }) => about)).toEqual(['people', 'preference', 'now']);
  });

  it('asks nothing twice, and ends', () => {
    const all = new Set(INTERVIEW_QUESTIONS.map(({ key }) => key));
    expect(nextQuestions(all, new Map())).toEqual([]);
    expect(nextQuestions(new Set(['home']), new Map()).map(({ key }) => key)).not.toContain('home');
  });

  it('has a key and a question of its own for each', () => {
    expect(new Set(INTERVIEW_QUESTIONS.map(({ key }) => key)).size).toBe(INTERVIEW_QUESTIONS.length);
    expect(new Set(INTERVIEW_QUESTIONS.map(questionOf)).size).toBe(INTERVIEW_QUESTIONS.length);
  });

  it('keeps the question with an answer that says nothing without it', () => {
    const [home] = INTERVIEW_QUESTIONS;
    expect(answerAsMemory(questionOf(home!), 'Lyon')).toBe('Where do you live, and since when? Lyon');
    expect(answerAsMemory(questionOf(home!), 'I live in Lyon.')).toBe('I live in Lyon.');
  });
});
