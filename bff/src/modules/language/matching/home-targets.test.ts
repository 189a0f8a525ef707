import { type Entity } from '../../../integrations/home/home.js';
import { engineSaying, entity, packOf, SMALL_HOME } from '../../../testing/language-engine.js';
import { type Clause } from '../understanding.js';
import { namesOf } from './names.js';

const engine = engineSaying(() => 'home');

function clauseOf(text: string, entities: readonly Entity[] = [], areaId?: string): Clause | undefined {
  const home = {
    ...SMALL_HOME,
    floors: [{ id: 'upper', name: 'Upper floor', aliases: [] }],
    entities: [...SMALL_HOME.entities, ...entities],
  };
  const names = namesOf({ home }, packOf('en'));
  return engine.understand(text, { names, ...(areaId !== undefined && { areaId }) }).clauses[0];
}

describe('what a command or a question of the home is about', () => {
  it('takes “on the …” in front of a place for where it is, not for what is to be done', () => {
    expect(clauseOf('turn off the light on the upper floor')?.chosen?.skill).toBe('home.off');
    expect(clauseOf('are the lights on the upper floor on')?.chosen?.problem).not.toBe('conflict');
  });

  it('asks the things that can be in a state', () => {
    const sensors = [
      entity('binary_sensor.front', 'Front door', { deviceClass: 'battery' }),
      entity('binary_sensor.presence', 'Presence', { deviceClass: 'occupancy', areaId: 'kitchen' }),
    ];
    expect(clauseOf('is the front door locked', sensors)?.chosen?.targets).toEqual(['lock.front']);
    expect(clauseOf('is the kitchen occupied', sensors)?.chosen).toMatchObject({
      targets: ['binary_sensor.presence'],
      parameters: { state: 'on' },
    });
  });

  it.each([
    'check if the front door is locked',
    'tell me whether the front door is open',
    'can you check if the front door is locked',
    'Could you please see if any lights are on?',
  ])('only asks by “%s”', (text) => {
    expect(clauseOf(text)).toMatchObject({ form: { isQuestion: true }, chosen: { skill: 'home.query' } });
  });

  const windows = [entity('binary_sensor.kitchen', 'Kitchen window', { deviceClass: 'window' })];
  it.each([
    ['en', 'Can you check if any windows are open'],
    ['de', 'Kannst du prüfen, ob Fenster offen sind?'],
    ['de', 'Könntest du bitte nachschauen, ob noch Fenster offen sind'],
    ['de', 'Schau, ob Fenster offen sind'],
  ])('answers in %s what is asked by “%s”', (language, text) => {
    const names = namesOf({ home: { ...SMALL_HOME, entities: windows } }, packOf(language));
    const { clauses } = engineSaying(() => 'home', language).understand(text, { names });
    expect(clauses).toMatchObject([
      {
        form: { isQuestion: true },
        chosen: { skill: 'home.query', parameters: { state: 'open' }, targets: ['binary_sensor.kitchen'] },
      },
    ]);
  });

  it('takes the light for what is called so, rather after its room, and the song for what is heard', () => {
    const more = [
      entity('light.sink', 'Sink light', { areaId: 'kitchen' }),
      entity('light.floor', 'Floor lamp', { areaId: 'kitchen' }),
      entity('media_player.tv', 'TV', { areaId: 'kitchen', deviceClass: 'tv' }),
    ];
    expect(clauseOf('turn on the light', more, 'kitchen')?.chosen?.targets).toEqual(['light.kitchen']);
    expect(clauseOf('next song', more, 'kitchen')?.chosen?.targets).toEqual(['media_player.kitchen']);
  });

  it('keeps a name whole that holds a time', () => {
    const night = entity('light.night', 'Night light', { areaId: 'bedroom' });
    expect(clauseOf('turn on the night light', [night])?.chosen?.targets).toEqual(['light.night']);
  });

  it('goes by what each word means before it takes words as they are', () => {
    expect(clauseOf('play the next song')?.chosen?.skill).toBe('media.next');
  });

  describe('where things have German compounds or English names', () => {
    const home = {
      ...SMALL_HOME,
      entities: [
        entity('light.desk', 'Schreibtischlampe', { areaId: 'bedroom' }),
        entity('light.floor', 'Stehlampe', { areaId: 'bedroom' }),
        entity('light.ceiling', 'Kitchen ceiling light', { areaId: 'kitchen' }),
        entity('light.other', 'Bedroom ceiling light', { areaId: 'bedroom' }),
      ],
    };
    const names = namesOf({ home }, packOf('de'), [packOf('en')]);
    const german = engineSaying(() => 'home', 'de');

    it.each([
      ['Schalt die Lampe auf dem Schreibtisch ein', ['light.desk'], 'Schreibtischlampe'],
      ['Mach das Deckenlicht in der Küche an', ['light.ceiling'], 'Kitchen ceiling light'],
      ['Mach das Deckenlicht im Schlafzimmer an', ['light.other'], 'Bedroom ceiling light'],
    ])('%s', (text, targets, name) => {
      const [clause] = german.understand(text, { names }).clauses;
      expect(clause).toMatchObject({ decision: 'act', chosen: { targets, parameters: { name } } });
    });

    it('asks which lamp stands where none is known to stand', () => {
      const [clause] = german.understand('Mach die Lampe neben dem Fernseher an', { names }).clauses;
      expect(clause?.decision).toBe('ask');
    });
  });
});
