import { describe, expect, it } from 'vitest';
import { filledBy, readSlashLine, SLASH_COMMANDS, type SlashPlace, suggestCommands } from './slash-commands';

const talk: SlashPlace = { conversationId: 'c', isTemporary: false };
const temporary: SlashPlace = { conversationId: null, isTemporary: true };
const words = (text: string, place = talk): string[] => suggestCommands(text, place).map(({ word }) => word);

describe('suggestCommands', () => {
  it('offers all for a slash, and those that begin with the letters', () => {
    expect(words('/')).toHaveLength(SLASH_COMMANDS.length);
    expect(words('/RE')).toEqual(['remember', 'remind']);
    expect(words('/x')).toEqual([]);
  });

  it.each(['/remember ', '/remember that', ' /', 'and/or', ''])('offers none for %j', (text) => {
    expect(words(text)).toEqual([]);
  });

  it('offers only what works: nothing is done in a temporary chat, and nothing is there to export yet', () => {
    expect(words('/', temporary)).toEqual(['search', 'summary', 'new', 'help']);
    expect(words('/ex', { ...talk, conversationId: null })).toEqual([]);
  });
});

describe('readSlashLine', () => {
  it.each([
    ['/remember Ana is in Porto', { kind: 'say', text: 'Remember that Ana is in Porto' }],
    ['/remember', { kind: 'fill', text: 'Remember that ' }],
    ['/forget the boiler', { kind: 'say', text: 'Forget what I said about the boiler' }],
    ['/summary', { kind: 'fill', text: 'Summarise my week' }],
    ['/summary  Ana', { kind: 'say', text: 'Summarise Ana' }],
    ['/Remind call Ana\nat 9', { kind: 'say', text: 'Remind me to call Ana\nat 9' }],
    ['/timer 10 minutes', { kind: 'say', text: 'Set a timer for 10 minutes' }],
    ['/search lost & found', { kind: 'go', address: '/memory/semantic-search?q=lost+%26+found' }],
    ['/search', { kind: 'go', address: '/memory/semantic-search' }],
    ['/temporary', { kind: 'go', address: '/ai-chat?temporary=1' }],
  ])('reads %j', (text, meaning) => {
    expect(readSlashLine(text, talk)).toEqual(meaning);
  });

  it.each(['/shrug', '/', '/ remember', '/etc/hosts'])('leaves %j as it stands', (text) => {
    expect(readSlashLine(text, talk)).toBeUndefined();
  });
});

describe('filledBy', () => {
  it('is the sentence, or nothing where something is done at once', () => {
    const filled = Object.fromEntries(SLASH_COMMANDS.map((each) => [each.word, filledBy(each, talk)]));
    expect(filled).toMatchObject({ search: '/search ', undo: 'Undo that', export: null, temporary: null });
  });
});
