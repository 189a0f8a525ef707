import { ENGLISH } from '../../../testing/phrases.js';
import { flat } from '../../../testing/factories/home.js';
import { aPersonsSettings } from '../../../testing/factories/settings.js';
import { type Settings, type SettingsService } from '../settings/settings.service.js';
import { parse } from '../../../testing/parse.js';
import { type Effect, type HandlerResult, type RunContext } from '../../skills/kit/skill-handler.js';
import { ScreensHandler } from '../../chat/skills/screens.skill.js';
import { SettingsHandler } from './settings.skill.js';

const context: RunContext = {
  userId: 'ana',
  timeZone: 'UTC',
  now: new Date(),
  channel: 'screen',
  phrases: ENGLISH,
};

describe('settings by word', () => {
  let kept: Settings;
  const handler = new SettingsHandler({
    get: () => Promise.resolve(kept),
    update: (_userId: string, changes: Partial<Settings>) =>
      Promise.resolve((kept = { ...kept, ...changes })),
  } as unknown as SettingsService);

  beforeEach(() => {
    kept = aPersonsSettings();
  });

  function run(text: string, here = context): Promise<HandlerResult> {
    const { outcome, intents } = parse(text, { home: flat(), now: new Date(), timeZone: 'UTC' });
    expect([text, outcome]).toEqual([text, 'act']);
    return handler.perform(intents, here);
  }
  /** As it comes back from where it was kept. */
  const undo = ({ effect }: HandlerResult): Promise<void> =>
    handler.undo(JSON.parse(JSON.stringify(effect)) as Effect, context);

  it('sets quiet hours, tells them, ends them, and takes each back', async () => {
    const set = await run('quiet hours from 10 pm to 7');
    expect(set.answer).toBe(
      'Reminders are quiet from 22:00 until 07:00 every day; alarms and timers aren’t.',
    );
    expect(kept.quietHours).toEqual({ from: '22:00', until: '07:00' });
    expect(await run('what are my quiet hours?')).toEqual({ answer: 'They are from 22:00 until 07:00.' });
    const off = await run('turn off quiet hours');
    expect(kept.quietHours).toBeNull();
    await undo(off);
    expect(kept.quietHours).toEqual({ from: '22:00', until: '07:00' });
    await undo(set);
    expect(kept.quietHours).toBeNull();
    expect(await run('no quiet hours')).toEqual({ answer: 'You have no quiet hours.' });
  });

  it('does not take back what was changed since', async () => {
    const set = await run('use metric units');
    await run('show temperatures in fahrenheit');
    await expect(undo(set)).rejects.toThrow('It’s changed since, so it can’t be undone.');
    expect(kept.units).toBe('imperial');
  });

  it('leaves the rest as it is when one thing is taken back', async () => {
    const set = await run('use metric units');
    await run('do not disturb from 22:00 to 6:30');
    await undo(set);
    expect(kept).toEqual(aPersonsSettings({ quietHours: { from: '22:00', until: '06:30' } }));
  });

  it('leaves the theme to the screen that asks, which a program is not', async () => {
    const done = await run('switch to dark mode');
    expect(done).toEqual({ answer: 'Dark mode is on.', effect: { theme: 'dark' } });
    await undo(done);
    await expect(run('dark mode', { ...context, channel: 'api' })).rejects.toThrow(
      'only change the theme in the app',
    );
  });

  it('names the screen that is to be opened, one at a time', async () => {
    const asked = { skill: 'screen.open', parameters: { screen: 'people' }, targets: [] };
    const screens = new ScreensHandler();
    expect(await screens.perform([asked], context)).toEqual({ answer: 'Here is People and places.' });
    expect(() => screens.perform([asked, asked], context)).toThrow('One screen at a time');
  });
});
