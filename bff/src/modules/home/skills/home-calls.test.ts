import { describe, expect, it } from 'vitest';
import { entity, flat } from '../../../testing/factories/home.js';
import { parse } from '../../../testing/parse.js';
import { toServiceCalls } from './home-skills.js';

describe('what a player is asked for', () => {
  const player = (isMuted: boolean): ReturnType<typeof entity> =>
    entity('media_player.tv', 'TV', 'living', { attributes: { is_volume_muted: isMuted } });
  const services = (parameters: Record<string, unknown>, isMuted = true): string[] =>
    toServiceCalls({ skill: 'media.volume', parameters, targets: [] }, player(isMuted)).map(
      ({ service }) => service,
    );

  it('is heard again when it is to be louder', () => {
    expect(services({ direction: 'up' })).toEqual(['unmute', 'volume_step']);
    expect(services({ volumePct: 30 })).toEqual(['unmute', 'set_volume']);
    expect(services({ direction: 'up' }, false)).toEqual(['volume_step']);
  });

  it('stays silent when it is to be quieter', () => {
    expect(services({ direction: 'down' })).toEqual(['volume_step']);
    expect(services({ stepPct: -10 })).toEqual(['volume_step']);
    expect(services({ volumePct: 0 })).toEqual(['set_volume']);
  });
});

describe('what a thermostat is asked for', () => {
  const calls = (
    parameters: Record<string, unknown>,
    attributes: Record<string, unknown>,
    spoken?: 'C' | 'F',
  ): unknown[] =>
    toServiceCalls(
      { skill: 'climate.set', parameters, targets: [] },
      entity('climate.living', 'Thermostat', 'living', { attributes }),
      spoken,
    ).map(({ service, parameters: asked }) => [service, asked]);
  const degrees = (temperature: number): unknown[] => [['set_temperature', { temperature }]];

  it.each([
    ['Make it warmer in the living room', 23],
    ['Make it two degrees warmer in the living room', 24],
    ['Make it colder in the living room', 21],
  ])('“%s”, from 22 degrees, is %d', (text, temperature) => {
    const now = new Date('2026-11-21T20:00:00Z');
    const [intent] = parse(text, { home: flat(), now, timeZone: 'Europe/Paris' }).intents;
    expect(intent).toMatchObject({ skill: 'climate.set', targets: ['climate.living'] });
    expect(calls(intent?.parameters ?? {}, { temperature: 22 })).toEqual(degrees(temperature));
  });

  it('goes by what is measured where nothing was set, and else by a usual room', () => {
    expect(calls({ direction: 'up' }, { temperature: null, current_temperature: 19 })).toEqual(degrees(20));
    expect(calls({ direction: 'down' }, {})).toEqual(degrees(19));
  });

  it('takes a step in the degrees that were meant', () => {
    expect(calls({ step: 2 }, { temperature: 70 }, 'C')).toEqual(degrees(73.5));
    expect(calls({ step: 2, unit: 'F' }, { temperature: 20 }, 'C')).toEqual(degrees(21));
    expect(calls({ direction: 'up' }, { temperature: 70 }, 'F')).toEqual(degrees(71));
  });

  it('sets the very degrees that are said, and nothing where none are', () => {
    expect(calls({ temperature: 22 }, { temperature: 20 })).toEqual(degrees(22));
    expect(calls({ temperature: 70 }, { temperature: 20 }, 'F')).toEqual([
      ['set_temperature', { temperature: 70, unit: 'F' }],
    ]);
    expect(calls({ hvacMode: 'cool' }, { temperature: 20 })).toEqual([
      ['set_hvac_mode', { hvac_mode: 'cool' }],
    ]);
    expect(calls({}, { temperature: 20 })).toEqual([]);
  });
});
