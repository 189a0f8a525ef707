import { askedFor } from '../../../testing/asked.js';
import { Cases } from '../../../testing/cases.js';
import { cpuTimeOf } from '../../../testing/cpu-time.js';
import { entity, flat } from '../../../testing/factories/home.js';
import { skillCatalogue } from '../../../testing/skills.js';
import { type Home } from '../../home/home.service.js';
import { needsConfirmation } from '../kit/needs-confirmation.js';
import { type AskedAtOnce } from './asked-at-once.js';

const cases = Cases.beside(import.meta.url);

const home = flat();
const say = (text: string, areaId?: string, where: Home = home): AskedAtOnce =>
  askedFor(text, {
    home: where,
    ...(areaId !== undefined && { areaId }),
    now: new Date('2026-11-21T20:00:00Z'),
    timeZone: 'Europe/Paris',
  });

const KITCHEN = ['light.kitchen_ceiling', 'light.counter'];

const targetsOf = ({ calls }: AskedAtOnce): string[] => calls.flatMap(({ call: { targets } }) => targets);

/** Whether what is said is asked about before it is done. */
function isGuarded({ calls }: AskedAtOnce, where: Home = home): boolean {
  return calls.some(({ call: { skill, targets } }) =>
    needsConfirmation(
      skillCatalogue.find(skill)?.devices,
      where.entities.filter(({ id }) => targets.includes(id)),
    ),
  );
}

/** Nothing may happen, and nothing may be offered as the target. */
function expectNoTarget(asked: AskedAtOnce): void {
  expect(asked.outcome).not.toBe('act');
  expect(targetsOf(asked)).toEqual([]);
}

describe('what must never widen the scope of a command', () => {
  cases.it('an unknown place or thing is asked about', (text: string) => {
    for (const areaId of [undefined, 'living']) expectNoTarget(say(text, areaId));
  });

  cases.it('a negation does nothing', (text: string) => {
    expect(say(text)).toMatchObject({ outcome: 'none', calls: [] });
  });

  cases.it('an exception is left alone', (text: string, targets: string[]) => {
    const asked = say(text);
    expect(asked.outcome).toBe('act');
    expect(targetsOf(asked)).toEqual(targets);
  });

  cases.it('an exception that is not wholly known is asked about', (text: string) => {
    for (const areaId of [undefined, 'living']) expect(say(text, areaId).outcome).toBe('ask');
  });

  it('P1: an exception does not make what is guarded less so', () => {
    const asked = say('unlock all doors except the back door');
    expect(targetsOf(asked)).toEqual(['lock.front']);
    expect(isGuarded(asked)).toBe(true);
  });

  it('an exception in another room speaks of the house, one in this room of this room', () => {
    const but = (what: string): string[] => targetsOf(say(`turn off ${what}`, 'kitchen'));
    expect(but('all lights except the bedroom')).toEqual([...KITCHEN, 'light.play_corner']);
    expect(but('all lights except the counter')).toEqual(['light.kitchen_ceiling']);
    expect(but('everything except the coffee machine')).toEqual(KITCHEN);
  });

  it('of two things with one name none is left out by guess', () => {
    const twin = entity('light.other_counter', 'Counter', 'bed');
    const two = { ...home, entities: [...home.entities, twin] };
    expect(say('turn off all lights except the counter', undefined, two).outcome).toBe('ask');
  });

  cases.it('a condition is not now', (text: string) => {
    expect(say(text).outcome).not.toBe('act');
  });

  cases.it('another time is kept for then', (text: string) => {
    const { calls } = say(text);
    for (const { call } of calls) expect(skillCatalogue.find(call.skill)?.devices).toBeUndefined();
  });

  it('“next” alone skips nothing while nothing plays', () => {
    expectNoTarget(say('next'));
    const playing = { ...home, entities: [entity('media_player.tv', 'TV', 'living', { state: 'playing' })] };
    expect(targetsOf(say('next', undefined, playing))).toEqual(['media_player.tv']);
  });

  it('“pause” of something else pauses no music', () => {
    expect(say('pause the vacuum').calls).toMatchObject([
      { call: { skill: 'vacuum.pause', targets: ['vacuum.rover'] } },
    ]);
  });

  it.each(['lock everything', 'unlock all doors'])('P1: what opens asks first: %j', (text) => {
    const asked = say(text);
    expect(targetsOf(asked)).toEqual(['lock.front', 'lock.back']);
    expect(isGuarded(asked)).toBe(text.startsWith('unlock'));
  });

  it('P1: a garage door and many devices at once ask before they act', () => {
    expect(isGuarded(say('open the garage door'))).toBe(true);
    const lights = Array.from({ length: 11 }, (_, at) =>
      entity(`light.l${String(at)}`, `Spot ${String(at)}`, 'living'),
    );
    const many = { ...home, entities: lights };
    expect(isGuarded(say('turn off all lights', undefined, many), many)).toBe(true);
  });

  it('one of two doors is asked for', () => {
    const asked = say('unlock the door');
    expect(asked.outcome).toBe('ask');
    expect(asked.question).toMatch(/Front Door.*Back Door/u);
  });

  it.each([
    '@e0',
    'turn on @e0',
    'unlock @e0 @a1',
    '\u0000\u0007',
    '<b>lights</b> on on on',
    '🔥'.repeat(200),
    'a '.repeat(50_000),
  ])('odd text acts on nothing: %#', (text) => {
    expect(say(text).outcome).not.toBe('act');
  });

  it('I1: a long hostile text is read quickly', () => {
    const took = cpuTimeOf(() => {
      say(`add ${'to my list '.repeat(10_000)}`);
      say(`${'turn '.repeat(39)}on`);
    });
    expect(took).toBeLessThan(200);
  });
});
