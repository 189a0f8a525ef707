export type EntityKind = 'person' | 'place' | 'topic';

export interface Entity {
  id: string;
  name: string;
  kind: EntityKind;
  /** Where it is drawn, in percent of the picture. */
  x: number;
  y: number;
}

export interface SampleMemory {
  id: string;
  text: string;
  /** The same, said back to its owner. */
  said: string;
  when: string;
  about: string[];
  /** Other words people use for the same, so that the sample answers more than its own words. */
  also?: string;
}

/** Mara does not exist; neither does anybody she knows. */
export const entities: Entity[] = [
  { id: 'ana', name: 'Ana', kind: 'person', x: 24, y: 22 },
  { id: 'jonas', name: 'Jonas', kind: 'person', x: 62, y: 14 },
  { id: 'mum', name: 'Mum', kind: 'person', x: 13, y: 60 },
  { id: 'okafor', name: 'Dr. Okafor', kind: 'person', x: 84, y: 60 },
  { id: 'biscuit', name: 'Biscuit', kind: 'person', x: 36, y: 88 },
  { id: 'porto', name: 'Porto', kind: 'place', x: 43, y: 36 },
  { id: 'house', name: 'The house', kind: 'place', x: 62, y: 84 },
  { id: 'food', name: 'Food', kind: 'topic', x: 17, y: 40 },
  { id: 'health', name: 'Health', kind: 'topic', x: 68, y: 44 },
  { id: 'work', name: 'Work', kind: 'topic', x: 87, y: 27 },
  { id: 'running', name: 'Running', kind: 'topic', x: 44, y: 64 },
];

export const memories: SampleMemory[] = [
  {
    id: 'peanuts',
    text: 'My sister Ana is allergic to peanuts. She told me in Porto, after the octopus.',
    said: 'Your sister Ana is allergic to peanuts.',
    when: '4 Mar',
    about: ['ana', 'porto', 'food'],
    also: 'allergy nut nuts eat',
  },
  {
    id: 'bakery',
    text: 'Jonas lives in Porto and works at a bakery.',
    said: 'Jonas lives in Porto and works at a bakery.',
    when: '6 Mar',
    about: ['jonas', 'porto', 'work'],
    also: 'job where live city baker',
  },
  {
    id: 'restaurant',
    text: 'Jonas says to book Taberna Rosa by the river when we are back in Porto.',
    said: 'Jonas recommended Taberna Rosa, by the river in Porto.',
    when: '6 Mar',
    about: ['jonas', 'porto', 'food'],
    also: 'recommend recommended restaurant eat dinner where',
  },
  {
    id: 'calls',
    text: 'Mum prefers phone calls on Sunday afternoons.',
    said: 'Your mum prefers phone calls on Sunday afternoons.',
    when: '11 Feb',
    about: ['mum'],
    also: 'mother call ring when reach',
  },
  {
    id: 'ferritin',
    text: 'Ferritin came back at 18, a little low. Dr. Okafor wants to repeat it in three months.',
    said: 'Your ferritin was 18, a little low; Dr. Okafor wants to repeat it in three months.',
    when: '2 Mar',
    about: ['okafor', 'health'],
    also: 'blood test iron result doctor level when',
  },
  {
    id: 'boiler',
    text: 'The boiler was serviced in February, next one due in October.',
    said: 'The boiler was serviced in February; the next service is due in October.',
    when: '19 Feb',
    about: ['house'],
    also: 'service heating maintenance when',
  },
  {
    id: 'knee',
    text: 'Knee hurt after the long run in the new shoes. Fine again with the old ones.',
    said: 'Your knee hurt after the long run in the new shoes, and was fine with the old ones.',
    when: '8 Mar',
    about: ['running', 'health'],
    also: 'pain why running injury sore',
  },
  {
    id: 'vet',
    text: 'Took Biscuit to the vet, half a tablet twice a day with food until Friday.',
    said: 'Biscuit gets half a tablet twice a day, with food, until Friday.',
    when: '9 Mar',
    about: ['biscuit', 'health', 'house'],
    also: 'dog medicine dose medication pill pet',
  },
  {
    id: 'toronto',
    text: 'Calls with the Toronto team run until nine in the evening until April.',
    said: 'Calls with the Toronto team run until nine in the evening, until April.',
    when: '1 Mar',
    about: ['work'],
    also: 'late meeting when meetings',
  },
];

export const suggestions = [
  'What is Ana allergic to?',
  'What did Jonas recommend in Porto?',
  'When is the boiler due?',
  'Where does Ben live?',
];
