import { HomeActionRefused, HomeEntityNotFound } from './home.errors.js';
import { simulatedHome } from '../../integrations/home/simulated/simulated-home.js';
import { type Entity } from '../../integrations/home/home.js';
import { type Plan, planActions, type Request, reverted } from './plan-actions.js';
import { anEntity } from '../../integrations/home/testing/an-entity.js';

const NOW = new Date('2026-05-03T10:00:00Z');

function plan(entities: readonly Entity[], service: string, request: Partial<Request> = {}): Plan {
  return planActions({
    entityIds: entities.map(({ id }) => id),
    command: { service, parameters: {} },
    channel: 'chat',
    entities: new Map(entities.map((entity) => [entity.id, entity])),
    adapter: simulatedHome({ isGradual: false }),
    now: NOW,
    ...request,
  });
}

describe('what is done in a home', () => {
  const on = anEntity('light.on', { state: 'on' });
  const off = anEntity('light.off', { state: 'off', attributes: { brightness: 9 } });

  it('is one action for each entity, with what it changed of it', () => {
    const { actions, changed } = plan([off, on], 'turn_on', {
      entityIds: ['light.off', 'light.on', 'light.off'],
    });
    expect(actions).toMatchObject([
      {
        entityId: 'light.off',
        channel: 'chat',
        at: NOW,
        changes: [
          {
            entityId: 'light.off',
            before: { state: 'off', attributes: {} },
            after: { state: 'on', attributes: {} },
          },
        ],
      },
      { entityId: 'light.on', changes: [] },
    ]);
    expect(changed).toEqual([{ ...off, state: 'on' }]);
  });

  it('is nothing if one refuses or is not there', () => {
    expect(() => plan([off, anEntity('sensor.a')], 'turn_on')).toThrow(HomeActionRefused);
    expect(() => plan([off], 'turn_on', { entityIds: ['light.off', 'light.gone'] })).toThrow(
      HomeEntityNotFound,
    );
  });

  it('counts what a scene sets as changed by it, but not what cannot be reached', () => {
    const states = {
      'light.off': { state: 'on' },
      'light.lost': { state: 'on' },
      'light.gone': { state: 'on' },
    };
    const scene = anEntity('scene.a', { attributes: { states } });
    const lost = anEntity('light.lost', { state: 'unavailable' });
    const { actions, changed } = plan([scene, off, lost], 'activate', { entityIds: ['scene.a'] });
    expect(actions).toHaveLength(1);
    expect(actions[0]!.changes.map(({ entityId }) => entityId)).toEqual(['scene.a', 'light.off']);
    expect(changed.map(({ id, state }) => [id, state])).toEqual([
      ['scene.a', NOW.toISOString()],
      ['light.off', 'on'],
    ]);
  });

  it('is only begun where it takes its time', () => {
    const blind = anEntity('cover.a', { state: 'closed' });
    const { changed } = plan([blind], 'open', { adapter: simulatedHome({ isGradual: true }) });
    expect(changed).toMatchObject([{ state: 'opening', attributes: { target_position: 100 } }]);
  });

  it('is noted with what it changed and nothing else', () => {
    const attributes = { brightness: 9, effect: 'rainbow' };
    const { actions } = plan([anEntity('light.a', { state: 'on', attributes })], 'turn_on', {
      command: { service: 'turn_on', parameters: { brightness_pct: 100, kelvin: 3000 } },
    });
    // Strictly: an attribute that was not there is not there as undefined either.
    expect(actions[0]?.changes).toStrictEqual([
      {
        entityId: 'light.a',
        before: { state: 'on', attributes: { brightness: 9 } },
        after: {
          state: 'on',
          attributes: { brightness: 255, color_mode: 'color_temp', color_temp_kelvin: 3000 },
        },
      },
    ]);
  });

  it('is taken back without what else was set since', () => {
    const change = {
      entityId: 'light.a',
      before: { state: 'off', attributes: { brightness: 9 } },
      after: { state: 'on', attributes: { brightness: 200, color_name: 'red' } },
    };
    const since = anEntity('light.a', {
      state: 'on',
      attributes: { brightness: 200, color_name: 'red', effect: 'rainbow' },
    });
    expect(reverted(since, change)).toMatchObject({
      state: 'off',
      attributes: { brightness: 9, effect: 'rainbow' },
    });
    expect(reverted(since, change).attributes).not.toHaveProperty('color_name');
  });
});
