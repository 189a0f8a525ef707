import { type Entity } from '../home.js';
import { anEntity } from '../testing/an-entity.js';
import { asOf, begun } from './over-time.js';

const SINCE = new Date('2026-05-03T10:00:00Z');

function later(entity: Entity, seconds: number): Entity {
  return asOf(entity, SINCE, new Date(SINCE.getTime() + seconds * 1_000));
}

describe('a device over time', () => {
  const closed = anEntity('cover.a', { state: 'closed', attributes: { current_position: 0 } });
  const opened = { ...closed, state: 'open', attributes: { current_position: 100 } };

  it('opens in some seconds', () => {
    const opening = begun(closed, opened);
    expect(opening).toMatchObject({
      state: 'opening',
      attributes: { current_position: 0, target_position: 100 },
    });
    expect(later(opening, 4)).toMatchObject({ state: 'opening', attributes: { current_position: 40 } });
    expect(later(opening, 10)).toEqual(opened);
    expect(later(opening, 3_600)).toEqual(opened);
  });

  it('turns round on its way', () => {
    const halfway = later(begun(closed, opened), 5);
    const closing = begun(halfway, closed);
    expect(closing).toMatchObject({ state: 'closing', attributes: { current_position: 50 } });
    expect(later(closing, 2).attributes.current_position).toBe(30);
    expect(later(closing, 5)).toEqual(closed);
  });

  it('goes on with what it was about when it is put back to that', () => {
    const closing = begun(later(begun(closed, opened), 5), closed);
    const reopened = begun(later(closing, 2), opened);
    const back = begun(later(reopened, 3), later(closing, 2));
    expect(back).toMatchObject({
      state: 'closing',
      attributes: { current_position: 60, target_position: 0 },
    });
    expect(later(back, 6)).toEqual(closed);
  });

  it('does at once what takes no time', () => {
    const lit = anEntity('light.a', { state: 'on' });
    expect(begun(anEntity('light.a', { state: 'off' }), lit)).toBe(lit);
    expect(begun(closed, closed)).toEqual(closed);
  });

  it('comes near the temperature that is set, and stays there', () => {
    const attributes = { temperature: 21, current_temperature: 17 };
    const heating = anEntity('climate.a', { state: 'heat', attributes });
    const readings = [0, 600, 1_200, 86_400].map(
      (seconds) => later(heating, seconds).attributes.current_temperature,
    );
    expect(readings).toEqual([17, 18.6, 19.5, 21]);
    expect(later({ ...heating, state: 'off' }, 86_400).attributes.current_temperature).toBe(17);
  });

  it('uses up its battery slowly, and no more than there is', () => {
    const battery = anEntity('sensor.a', { deviceClass: 'battery', state: '86' });
    const states = [0, 10, 1_000].map((days) => later(battery, days * 86_400).state);
    expect(states).toEqual(['86', '81', '0']);
    expect(later({ ...battery, state: 'unknown' }, 86_400).state).toBe('unknown');
  });

  it('is back at its base after a while', () => {
    const vacuum = anEntity('vacuum.a', { state: 'returning' });
    expect([later(vacuum, 10).state, later(vacuum, 30).state]).toEqual(['returning', 'docked']);
  });

  it('is not moved by a clock that goes back', () => {
    const opening = begun(closed, opened);
    expect(later(opening, -60)).toEqual(opening);
  });
});
