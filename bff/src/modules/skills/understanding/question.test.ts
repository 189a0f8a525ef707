import { describe, expect, it } from 'vitest';
import { isQuestion } from './question.js';

describe('isQuestion', () => {
  it.each([
    'What is Ana allergic to?',
    'what is ana allergic to',
    "what's the wifi password",
    'And what is she allergic to',
    'when did I move to Lyon',
    'Where’s my passport',
    'Where is my passport',
    'Tell me about Ana',
    'remind me what the code is',
    'Do you know where Ben lives',
    'Do you remember what Ana is allergic to',
    "I don't remember where I put my keys.",
    'I forgot what the code is',
    'Is Ana allergic to nuts',
    'is my car insured',
    'Did Ben call',
    'Has Leo a lesson today',
    'Can you tell me where the key is',
    'I moved to Lyon, right?',
    'wifi password',
    'Ana birthday',
    'Remember what I said about Ben',
    'who am I',
    'How do I open the gate',
    'Find the recipe with cardamom',
  ])('hears a question in %j', (text) => {
    expect(isQuestion(text)).toBe(true);
  });

  it.each([
    'I moved to Lyon in May.',
    'I moved to Lyon in May',
    'My sister Ana is allergic to peanuts',
    'When I was five I broke my arm.',
    'Where I live the winters are cold.',
    'What a day!',
    'How beautiful this is!',
    'Will Smith is my neighbour',
    'Have a nice day',
    'May was a good month',
    'I know what I want',
    'Ana loves chocolate more than anything',
    'Turn on the lights in the kitchen',
    'Is-ought problems bore me.',
  ])('hears no question in %j', (text) => {
    expect(isQuestion(text)).toBe(false);
  });
});
