import { entity } from '../../../testing/factories/home.js';
import { ENGLISH } from '../../../testing/phrases.js';
import { simulatedHome } from '../../../integrations/home/simulated/simulated-home.js';
import { previewActions } from '../preview-actions.js';
import { toHomeActivity } from '../home.mapper.js';
import { describeChanges } from './home-changes.js';

const home = {
  floors: [],
  areas: [],
  entities: [
    entity('lock.front', 'Front door', null, { state: 'locked' }),
    entity('light.a', 'Lamp', null, { state: 'off' }),
    entity('light.gone', 'Spot', null, { state: 'unavailable' }),
  ],
};
const preview = (...asked: [id: string, service: string, parameters?: Record<string, unknown>][]) =>
  describeChanges(
    previewActions(
      home,
      asked.map(([id, service, parameters = {}]) => ({
        ...{ entityIds: [id], service, parameters },
        channel: 'chat' as const,
      })),
      { adapter: simulatedHome({ isGradual: false }), now: new Date('2026-11-23T08:00:00Z') },
    ).map(toHomeActivity),
    home,
    { phrases: ENGLISH },
  );

describe('what would become of devices', () => {
  it('is told as they are now and as they would be, without doing it', () => {
    expect(preview(['lock.front', 'unlock'])).toEqual([
      { target: 'lock.front', name: 'Front door', now: 'Locked', then: 'Unlocked' },
    ]);
    expect(home.entities[0]?.state).toBe('locked');
  });

  it('tells once of a device that is asked for two things, and nothing of one that refuses', () => {
    expect(
      preview(
        ['light.a', 'turn_on'],
        ['light.a', 'set_brightness', { brightness_pct: 20 }],
        ['light.gone', 'turn_on'],
      ),
    ).toEqual([{ target: 'light.a', name: 'Lamp', now: 'Off', then: 'At 20%' }]);
  });
});
