import { type Memory } from '../memory/memory.dto.js';

/** Whose account it comes into. */
export interface SampleOwner {
  readonly id: string;
  /** IANA name; the days are counted there. */
  readonly timeZone: string;
}

interface SampleMemory extends Pick<Memory, 'text' | 'kind' | 'tags'> {
  /** When it happened, in days before today; none for what has no day. */
  readonly daysAgo?: number;
}

interface SampleReminder {
  /** The same in every account: what is removed is what came. */
  readonly id: string;
  readonly text: string;
  readonly inDays: number;
  readonly hour: number;
  readonly every?: 'day' | 'week';
}

/** What an invented person told her twin. Enough to ask about people, places, plans and things. */
export const SAMPLE_MEMORIES: readonly SampleMemory[] = [
  { text: 'My sister Ana is allergic to peanuts.', kind: 'person', tags: ['family'] },
  { text: 'Jonas lives in Porto and runs the bakery on Rua das Flores.', kind: 'person', tags: ['friends'] },
  { text: 'Mum prefers phone calls on Sunday afternoons.', kind: 'preference', tags: ['family'] },
  { text: 'The spare key is with Mrs Albrecht on the second floor.', kind: 'fact', tags: ['home'] },
  {
    text: 'The hallway paint is Shaded White; two tins are left in the cellar.',
    kind: 'fact',
    tags: ['home'],
  },
  {
    text: 'The boiler was serviced and is due again in October.',
    kind: 'event',
    tags: ['home'],
    daysAgo: 41,
  },
  {
    text: 'Biscuit weighed 11 kg at the vet. He wants to see him again in spring.',
    kind: 'event',
    tags: ['dog'],
    daysAgo: 23,
  },
  {
    text: 'Ferritin came back at 18, a little low. Dr Okafor wants to repeat it in three months.',
    kind: 'event',
    tags: ['health'],
    daysAgo: 16,
  },
  { text: 'I sleep best when the bedroom is at 18 degrees.', kind: 'preference', tags: ['health'] },
  { text: 'Coffee after three keeps me awake.', kind: 'preference', tags: ['health'] },
  {
    text: 'Took the early train to Leipzig for the workshop. It was half empty.',
    kind: 'event',
    tags: ['work'],
    daysAgo: 12,
  },
  {
    text: 'Priya leads the new project. She likes short written updates, no meetings before ten.',
    kind: 'person',
    tags: ['work'],
  },
  {
    text: 'The insurance number for the bike is in the blue folder on the top shelf.',
    kind: 'fact',
    tags: ['home'],
  },
  {
    text: 'Cooked Ana’s lentil soup for eight people. One pot was not enough.',
    kind: 'event',
    tags: ['cooking'],
    daysAgo: 9,
  },
  { text: 'I want to see the northern lights before I turn forty.', kind: 'note', tags: ['travel'] },
  {
    text: 'Walked along the river with Ben, he is moving to Hamburg in spring.',
    kind: 'event',
    tags: ['friends'],
    daysAgo: 6,
  },
  { text: 'Ben’s birthday is on the ninth of June.', kind: 'person', tags: ['friends'] },
  {
    text: 'Late call with the Toronto team, did not get to bed before one.',
    kind: 'event',
    tags: ['work'],
    daysAgo: 3,
  },
  {
    text: 'Tried the new climbing hall. My left wrist hurt a little afterwards.',
    kind: 'event',
    tags: ['sport'],
    daysAgo: 2,
  },
  {
    text: 'Bought a fig tree for the balcony. It wants water twice a week.',
    kind: 'event',
    tags: ['home'],
    daysAgo: 1,
  },
  {
    text: 'First dinner on the balcony. Ines brought the good olives and we stayed out until it got cold.',
    kind: 'event',
    tags: ['friends'],
    daysAgo: 365,
  },
];

export const SAMPLE_REMINDERS: readonly SampleReminder[] = [
  { id: '5a3b1e00-0001-4000-8000-000000000001', text: 'Call Mum', inDays: 0, hour: 20 },
  {
    id: '5a3b1e00-0001-4000-8000-000000000002',
    text: 'Water the fig tree',
    inDays: 1,
    hour: 9,
    every: 'week',
  },
  { id: '5a3b1e00-0001-4000-8000-000000000003', text: 'Book the blood test', inDays: 3, hour: 10 },
];
