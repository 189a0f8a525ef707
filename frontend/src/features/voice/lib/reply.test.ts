import { replyTo } from './reply';

const confirm = { text: 'Unlock the door', outcome: 'confirm' as const };
const ask = { text: 'Set a timer.', outcome: 'ask' as const };

test.each(['Yes.', 'yes please', 'Do it!', 'OK'])('“%s” confirms', (said) => {
  expect(replyTo(confirm, said)).toEqual({ is: 'yes' });
});

test.each(['No', 'never mind.', 'Don’t', 'cancel'])('“%s” leaves it', (said) => {
  expect(replyTo(confirm, said)).toEqual({ is: 'no' });
  expect(replyTo(ask, said)).toEqual({ is: 'no' });
});

test('an answer completes what was asked for', () => {
  expect(replyTo(ask, 'for ten minutes')).toEqual({ is: 'command', text: 'Set a timer for ten minutes' });
});

test.each([
  [ask, 'turn off all the lights in the kitchen'],
  [confirm, 'lock the door'],
  [null, 'yes'],
  [{ text: 'Lights on', outcome: 'done' as const }, 'no'],
])('after %o, “%s” is a command of its own', (asked, said) => {
  expect(replyTo(asked, said)).toEqual({ is: 'command', text: said });
});
