import { ENGLISH } from '../../../testing/phrases.js';
import { entity } from '../../../testing/factories/home.js';
import { answerTo } from './home-skills.js';

const told = (id: string, state: string, attributes: object): string | undefined =>
  answerTo(
    {
      skill: id.startsWith('climate.') ? 'climate.get' : 'home.query',
      parameters: { asks: 'what' },
      targets: [id],
    },
    { floors: [], areas: [], entities: [entity(id, 'It', null, { state, attributes: { ...attributes } })] },
    { phrases: ENGLISH },
  );

it('is told of several things as of several', () => {
  const blinds = entity('cover.b', 'Blinds', null, { state: 'open' });
  const asked = { skill: 'home.query', parameters: { asks: 'what' }, targets: ['cover.b'] };
  expect(answerTo(asked, { floors: [], areas: [], entities: [blinds] }, { phrases: ENGLISH })).toBe(
    'Blinds are open.',
  );
});

describe('how a thing is', () => {
  it.each<[string, string, object, string]>([
    ['light.a', 'on', { brightness: 128 }, 'It is on at 50%.'],
    ['light.a', 'on', { brightness: 255, color_name: 'blue' }, 'It is on at 100% in blue.'],
    ['light.a', 'off', { brightness: 128 }, 'It is off.'],
    ['fan.a', 'on', { percentage: 30 }, 'It is on at 30%.'],
    ['media_player.a', 'playing', { volume_level: 0.4 }, 'It is playing, its volume at 40%.'],
    ['cover.a', 'open', { current_position: 40 }, 'It is 40% open.'],
    ['cover.a', 'open', { current_position: 100 }, 'It is open.'],
    ['sensor.a', '81', { unit_of_measurement: '%' }, 'It is 81 %.'],
    ['climate.a', 'heat', { current_temperature: 20.5, temperature: 21 }, 'It: 20.5 degrees, set to 21.'],
    ['climate.a', 'heat', { temperature: 21 }, 'It is set to 21 degrees.'],
    ['vacuum.a', 'returning_home', {}, 'It is returning home.'],
  ])('%s that is %s with %j', (id, state, attributes, answer) => {
    expect(told(id, state, attributes)).toBe(answer);
  });
});
