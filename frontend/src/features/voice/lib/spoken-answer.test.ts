import type { Speech } from '../../../platform/speech/speech';
import { SpokenAnswer } from './spoken-answer';

function begin() {
  const said: string[] = [];
  const speech: Speech = {
    say: (sentence) => void said.push(sentence),
    end: vi.fn(),
    stop: vi.fn(),
    done: Promise.resolve(),
  };
  return { said, speech };
}

test('begins with the first whole sentence, and ends with the answer', () => {
  const { said, speech } = begin();
  const start = vi.fn(() => speech);
  const answer = new SpokenAnswer(start);
  answer.write('She is');
  expect(start).not.toHaveBeenCalled();
  expect(answer.isSpoken).toBe(false);
  answer.write('She is well. And');
  expect(answer.isSpoken).toBe(true);
  answer.end('She is well. And happy.');
  expect(said).toEqual(['She is well.', 'And happy.']);
  expect(speech.end).toHaveBeenCalledOnce();
});

test('mute at its first sentence, it stays so', () => {
  const start = vi.fn(() => null);
  const answer = new SpokenAnswer(start);
  answer.write('She is well. And');
  answer.end('She is well. And happy.');
  expect(start).toHaveBeenCalledOnce();
  expect(answer.isSpoken).toBe(false);
});

test('an endless answer is not said to its end', () => {
  const { said, speech } = begin();
  const answer = new SpokenAnswer(() => speech);
  answer.write('It goes on. '.repeat(100));
  answer.end('It goes on. '.repeat(500));
  expect(said).toHaveLength(120);
});

test('a voice that breaks off is over', async () => {
  const { speech } = begin();
  const answer = new SpokenAnswer(() => ({ ...speech, done: Promise.reject(new Error('No voice.')) }));
  answer.end('She is well.');
  await expect(answer.done).resolves.toBeUndefined();
});
