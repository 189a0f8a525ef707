import { conversationTitle, voiceTitle } from './conversation-title.js';

describe('conversationTitle', () => {
  it.each([
    ['What is Ana allergic to?', 'What is Ana allergic to?'],
    ['Remember:\n- milk\n- eggs', 'Remember:'],
    ['a  lot \t of   space', 'a lot of space'],
    [
      'Where did I put the certificate that the notary sent me for the house in the mountains?',
      'Where did I put the certificate that the notary sent me for…',
    ],
  ])('%j → %j', (text, title) => {
    expect(conversationTitle(text)).toBe(title);
  });
});

describe('voiceTitle', () => {
  it.each([
    ['Europe/Lisbon', 'Voice, 22 November 2026'],
    ['Pacific/Auckland', 'Voice, 23 November 2026'],
  ])('is the day in %s', (timeZone, title) => {
    expect(voiceTitle(new Date('2026-11-22T20:00:00Z'), timeZone)).toBe(title);
  });
});
