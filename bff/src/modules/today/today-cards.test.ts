import { arrangedCards, CARD_NAMES, TODAY_CARDS } from './today-cards.js';

const names = (kept: unknown): string[] => arrangedCards(kept).map(({ card }) => card);

describe('the cards of Today', () => {
  it('stand in their own order where nothing was arranged', () => {
    expect(names(null)).toEqual(CARD_NAMES);
    expect(arrangedCards([])[0]).toEqual({ card: 'brief', width: TODAY_CARDS.brief, isHidden: false });
  });

  it('stand as they were arranged', () => {
    const kept = CARD_NAMES.toReversed().map((card) => ({ card, width: 2, isHidden: card === 'body' }));
    expect(arrangedCards(kept)).toEqual(kept);
  });

  it('leave out what is unknown or named twice, whatever was kept', () => {
    expect(names([{ card: 'weather' }, { card: 'body' }, null, 7, { card: 'body' }])).toHaveLength(
      CARD_NAMES.length,
    );
    expect(names('nonsense')).toEqual(CARD_NAMES);
    expect(arrangedCards([{ card: 'body', width: 9 }]).find(({ card }) => card === 'body')).toMatchObject({
      width: 1,
      isHidden: false,
    });
  });

  it('get what came with a later version at its place', () => {
    const older = ['recent', 'brief', 'body'].map((card) => ({ card, width: 1, isHidden: false }));
    const all = names(older);
    expect(all.indexOf('due')).toBe(all.indexOf('brief') + 1);
    expect(all.indexOf('mood')).toBe(all.indexOf('body') + 1);
    expect(all[0]).toBe('recent');
  });
});
