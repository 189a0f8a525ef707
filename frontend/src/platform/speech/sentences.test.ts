import { sentencesOf } from './sentences';

test.each<[string, string[]]>([
  ['Done: Lamp. The door is locked.', ['Done: Lamp. ', 'The door is locked.']],
  ['It weighs 3.5 kg. Take 2.', ['It weighs 3.5 kg. ', 'Take 2.']],
  ['I saw Dr. Smith and Mrs. Jones. They left.', ['I saw Dr. Smith and Mrs. Jones. ', 'They left.']],
  ['Nuts, e.g. Peanuts, are out. So is J. Doe.', ['Nuts, e.g. Peanuts, are out. ', 'So is J. Doe.']],
  ['At 9 p.m. Ana calls. Fine!', ['At 9 p.m. Ana calls. ', 'Fine!']],
  ['It is No. 5. No. That is wrong.', ['It is No. 5. ', 'No. ', 'That is wrong.']],
  ['“Stop.” He did.', ['“Stop.” ', 'He did.']],
  ['', []],
])('of %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
