import { describe, expect, it } from 'vitest';
import { addressToOwner } from './second-person.js';

describe('addressToOwner', () => {
  it.each([
    ['My sister Ana is allergic to peanuts.', 'Your sister Ana is allergic to peanuts.'],
    ['I am allergic to penicillin', 'You are allergic to penicillin'],
    ["I'm tired and I've been up since five.", "You're tired and you've been up since five."],
    ['I’ll call, I’d say.', 'You’ll call, you’d say.'],
    ['I was late, and so was I yesterday.', 'You were late, and so were you yesterday.'],
    ["I wasn't there; am I wrong?", "You weren't there; are you wrong?"],
    ['I also was there.', 'You also were there.'],
    ['I really never was happy there.', 'You really never were happy there.'],
    ['I went home and was tired.', 'You went home and were tired.'],
    ['Ana came home and was tired.', 'Ana came home and was tired.'],
    ['I met Ana, who was tired.', 'You met Ana, who was tired.'],
    ['Ben gave me his tent; it is mine now.', 'Ben gave you his tent; it is yours now.'],
    ['I hurt myself.', 'You hurt yourself.'],
    [
      'We moved our boat; it is ours, they told us, we did it ourselves.',
      'You moved your boat; it is yours, they told you, you did it yourselves.',
    ],
    ["We're late and we were early.", "You're late and you were early."],
    ['Ben and I met in Rome.', 'You and Ben met in Rome.'],
    ['My wife and I are vegetarians.', 'You and your wife are vegetarians.'],
    ['Ana came, laughed and I left.', 'Ana came, laughed and you left.'],
    ['In May, Ana and I moved.', 'In May, you and Ana moved.'],
    ['MY CODE IS 12', 'YOUR CODE IS 12'],
    ['i like tea and my cat likes me', 'You like tea and your cat likes you'],
    ["im allergic, i've heard", "you're allergic, you've heard"],
    ['Queen Elizabeth I. was on the coin.', 'Queen Elizabeth I. was on the coin.'],
    ['I read about World War I in school.', 'You read about World War I in school.'],
    ['Phase I of my trial was in May.', 'Phase I of your trial was in May.'],
    ['He said "I am late" to me.', 'He said "I am late" to you.'],
    ['Ana said “my dog bit me” and I laughed.', 'Ana said “my dog bit me” and you laughed.'],
    ["Ana's note says 'call me' on my desk.", "Ana's note says 'call me' on your desk."],
    ["The cats' bowl is mine.", "The cats' bowl is yours."],
    [
      'The mine is closed; my cousin worked in the mine.',
      'The mine is closed; your cousin worked in the mine.',
    ],
    ['Our landlord wants the rent.', 'Your landlord wants the rent.'],
    ['Tea for me.', 'Tea for you.'],
    ['What matters to me is sleep.', 'What matters to you is sleep.'],
    ['I think I am fine, am I not?', 'You think you are fine, are you not?'],
    ['The US invited us.', 'The US invited you.'],
  ])('%j → %j', (text, expected) => {
    expect(addressToOwner(text)?.toLowerCase()).toBe(expected.toLowerCase());
  });

  it('starts with a capital when the sentence did', () => {
    expect(addressToOwner('I moved.')).toBe('You moved.');
    expect(addressToOwner('Yesterday I moved.')).toBe('Yesterday you moved.');
    expect(addressToOwner('My wife and I moved.')).toBe('You and your wife moved.');
    expect(addressToOwner('In May my wife moved.')).toBe('In May your wife moved.');
    expect(addressToOwner('i moved')).toBe('You moved');
  });

  it.each(['You should drink more water.', 'Ben told me you are great.', 'Your name is Twyn.'])(
    'leaves %j to be quoted, because it already speaks to somebody',
    (text) => {
      expect(addressToOwner(text)).toBeUndefined();
    },
  );

  it('rewrites speech to somebody inside quotation marks like any other', () => {
    expect(addressToOwner('My coach says "you can do it".')).toBe('Your coach says "you can do it".');
  });
});
