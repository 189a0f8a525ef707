import { type Entity } from '../../../integrations/home/home.js';
import { engineSaying, entity, packOf, SMALL_HOME } from '../../../testing/language-engine.js';
import { type Understanding } from '../understanding.js';
import { namesOf } from './names.js';

const engine = engineSaying(() => 'home');

function understand(text: string, entities: readonly Entity[], lists: readonly string[] = []): Understanding {
  const home = { ...SMALL_HOME, entities: [...SMALL_HOME.entities, ...entities] };
  return engine.understand(text, { names: namesOf({ home, lists }, packOf('en')) });
}

function targetsOf({ clauses }: Understanding): readonly string[] {
  return clauses.flatMap(({ decision, chosen }) => (decision === 'act' ? (chosen?.targets ?? []) : []));
}

describe('names', () => {
  it('finds a thing by its name, an alias, without its room, and by a part that only it has', () => {
    const lamp = entity('light.reading', 'Bedroom reading lamp', {
      areaId: 'bedroom',
      aliases: ['book light'],
    });
    for (const said of ['bedroom reading lamp', 'reading lamp', 'book light'])
      expect(targetsOf(understand(`turn on the ${said}`, [lamp]))).toEqual(['light.reading']);
  });

  it('tells things of the same name apart by their rooms, and by the kind that is said beside it', () => {
    const corners = ['kitchen', 'bedroom'].map((areaId) =>
      entity(`light.corner_${areaId}`, 'Corner piece', { areaId }),
    );
    expect(targetsOf(understand('turn on the corner piece in the kitchen', corners))).toEqual([
      'light.corner_kitchen',
    ]);
    expect(understand('turn on the corner piece', corners).clauses[0]).toMatchObject({
      decision: 'ask',
      chosen: { problem: 'ambiguous' },
    });
    const desk = [entity('light.desk', 'Desk', {}), entity('switch.desk', 'Desk', {})];
    expect(targetsOf(understand('turn on the desk plug', desk))).toEqual(['switch.desk']);
  });

  it('finds rooms and things that are named in another language, by what they are called in this one', () => {
    const german = engineSaying(() => 'home', 'de');
    const lamp = entity('light.bedside', 'Bedside lamp', { areaId: 'bedroom' });
    const home = { ...SMALL_HOME, entities: [...SMALL_HOME.entities, lamp] };
    const names = namesOf({ home }, packOf('de'), [packOf('en')]);
    const targets = (text: string): readonly string[] => targetsOf(german.understand(text, { names }));
    expect(targets('mach das Licht in der Küche an')).toEqual(['light.kitchen']);
    expect(targets('mach im Schlafzimmer die Lichter aus')).toEqual(['light.bedroom', 'light.bedside']);
    expect(targets('mach die Nachttischlampe an')).toEqual(['light.bedside']);
    expect(targets('schließ die Haustür ab')).toEqual(['lock.front']);
  });

  it('finds a room of a home in another language in English, too', () => {
    const areas = [{ id: 'küche', name: 'Küche', floorId: null, aliases: [] }];
    const entities = [
      entity('light.küche', 'Deckenlampe', { areaId: 'küche' }),
      entity('light.flur', 'Licht'),
    ];
    const names = namesOf({ home: { floors: [], areas, entities } }, packOf('en'), [packOf('de')]);
    for (const said of ['the light in the kitchen', 'the ceiling light'])
      expect(targetsOf(engine.understand(`turn on ${said}`, { names }))).toEqual(['light.küche']);
  });

  it('takes each of five hundred names that sound alike for itself', () => {
    const many = Array.from({ length: 500 }, (_, at) =>
      entity(`light.lamp_${String(at)}`, `Lumo${word(at)} glow`),
    );
    const home = { ...SMALL_HOME, entities: many };
    const names = namesOf({ home }, packOf('en'));
    for (const at of [0, 17, 250, 499]) {
      const understood = engine.understand(`turn on the lumo${word(at)} glow`, { names });
      expect(targetsOf(understood)).toEqual([`light.lamp_${String(at)}`]);
    }
  });

  it('never switches everything because a device is called so', () => {
    const everything = entity('switch.everything', 'Everything');
    expect(targetsOf(understand('turn off everything', [everything]))).toEqual([]);
    expect(targetsOf(understand('turn off the kitchen light', [everything]))).toEqual(['light.kitchen']);
  });

  it('reads “off” as before where a list is called so', () => {
    expect(targetsOf(understand('turn off the kitchen light', [], ['off']))).toEqual(['light.kitchen']);
    expect(targetsOf(understand('turn the kitchen light off', [], ['off']))).toEqual(['light.kitchen']);
  });

  it('takes a device that is named like a command for a device', () => {
    const odd = [entity('switch.play', 'Play Corner'), entity('script.unlock', 'Unlock the door')];
    expect(targetsOf(understand('turn off the Play Corner', odd))).toEqual(['switch.play']);
    expect(targetsOf(understand('turn on Unlock the door', odd))).toEqual(['script.unlock']);
    expect(targetsOf(understand('lock the front door', odd))).toEqual(['lock.front']);
    expect(targetsOf(understand('unlock the door', odd))).not.toContain('script.unlock');
  });
});

/** "aaa", "aab" …: letters, since a number at the end of a name may be left out. */
function word(at: number): string {
  return [at / 100, (at / 10) % 10, at % 10].map((digit) => 'bcdfghjklm'.charAt(Math.floor(digit))).join('a');
}
