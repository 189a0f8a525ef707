import { expect, type Page } from '@playwright/test';
import type { kept } from '../../fixtures/kept.ts';

type Kept = typeof kept;

/** What somebody says, what the answer shows, and what is kept after it. */
export interface Turn {
  readonly said: string;
  readonly shows: string | RegExp;
  readonly leaves?: readonly [what: (of: Kept, page: Page) => Promise<unknown>, as: unknown];
}

type Leaves = NonNullable<Turn['leaves']>;

const memories = (...as: string[]): Leaves => [(of, page) => of.memories(page), as];
const noMemory = (text: string): Leaves => [
  (of, page) => of.memories(page),
  expect.not.arrayContaining([expect.stringContaining(text)]),
];
const memory = (text: string): Leaves => [(of, page) => of.memories(page), expect.arrayContaining([text])];
const list = (name: string, ...as: string[]): Leaves => [(of, page) => of.list(page, name), as];
/** In no order, since which day comes first depends on today. */
const reminders = (...as: string[]): Leaves => [
  async (of, page) => (await of.reminders(page)).toSorted(),
  as.toSorted(),
];
const reading = (metric: string, ...as: number[]): Leaves => [(of, page) => of.readings(page, metric), as];
const devices = (as: Readonly<Record<string, string>>): Leaves => [
  async (of, page) => {
    const states = Object.keys(as).map(async (name) => [name, await of.device(page, name)] as const);
    return Object.fromEntries(await Promise.all(states));
  },
  as,
];

const LIGHTS_OFF = { 'Bedroom light': 'off', 'Kitchen light': 'off' };
const LIGHTS_DIMMED = { 'Bedroom light': 'on at 30 %', 'Kitchen light': 'on at 30 %' };
const LOCKED = devices({ 'Front door': 'locked' });

/** As people talk: small, with “it” and “both”, corrected, taken back. */
export const ENGLISH: readonly Turn[] = [
  { said: 'hey there', shows: 'Hello', leaves: memories() },
  { said: 'what can you do for me', shows: 'keep it in your words', leaves: memories() },
  {
    said: "my sister Ana can't have peanuts",
    shows: 'Remembered',
    leaves: memories("my sister Ana can't have peanuts"),
  },
  { said: 'she moved to Lyon in March', shows: 'Remembered', leaves: memory('she moved to Lyon in March') },
  { said: 'oh and her birthday is on 4 May', shows: 'Remembered' },
  { said: "what can't Ana eat?", shows: "Your sister Ana can't have peanuts" },
  { said: 'where does she live?', shows: 'moved to Lyon in March' },
  { said: 'the boiler was serviced on 18 February', shows: 'Remembered' },
  { said: 'when was the boiler serviced?', shows: /18 February \d{4}: the boiler was serviced/ },
  {
    said: 'no wait, it was on 19 February',
    shows: /Corrected: .*18 February.* is now .*19 February/,
    leaves: memory('the boiler was serviced on 19 February'),
  },
  { said: "it's pretty dark in the bedroom", shows: 'Bedroom light and Bedside lamp are on.' },
  { said: 'put the bedroom light on', shows: 'Bedroom light is on.' },
  {
    said: 'make it 30 percent',
    shows: 'Bedroom light is at 30%.',
    leaves: devices({ 'Bedroom light': 'on at 30 %' }),
  },
  { said: 'and in the kitchen?', shows: 'Kitchen light is at 30%.', leaves: devices(LIGHTS_DIMMED) },
  {
    said: 'turn both off again',
    shows: 'Kitchen light and Bedroom light are off.',
    leaves: devices(LIGHTS_OFF),
  },
  {
    said: 'undo that',
    shows: 'Undone: “Kitchen light and Bedroom light are off.”',
    leaves: devices(LIGHTS_DIMMED),
  },
  { said: 'is the front door locked?', shows: 'Front door is locked.' },
  { said: 'unlock it please', shows: 'Unlock Front door?', leaves: LOCKED },
  { said: 'no', shows: 'OK, cancelled.', leaves: LOCKED },
  {
    said: 'my bedroom light bulb is broken',
    shows: 'Remembered',
    leaves: devices({ 'Bedroom light': 'on at 30 %' }),
  },
  {
    said: 'we need oat milk, eggs and bin bags on the shopping list',
    shows: 'oat milk, eggs and bin bags',
    leaves: list('shopping', 'oat milk', 'eggs', 'bin bags'),
  },
  { said: 'add batteries too', shows: /shopping list now: batteries/ },
  { said: "what's on it?", shows: 'On your shopping list: oat milk, eggs, bin bags and batteries.' },
  {
    said: 'take the bin bags off',
    shows: 'Removed from your shopping list: bin bags.',
    leaves: list('shopping', 'oat milk', 'eggs', 'batteries'),
  },
  { said: 'what time is it', shows: /It is \d\d:\d\d/ },
  {
    said: 'remind me to call the dentist tomorrow at 10',
    shows: 'tomorrow at 10:00: call the dentist',
    leaves: reminders('call the dentist 10:00'),
  },
  {
    said: 'make it 11',
    shows: 'Moved: call the dentist (tomorrow at 11:00)',
    leaves: reminders('call the dentist 11:00'),
  },
  {
    said: 'every Thursday evening remind me to take out the bins',
    shows: 'every Thursday at 18:00: take out the bins',
    leaves: reminders('call the dentist 11:00', 'take out the bins 18:00 again'),
  },
  {
    said: 'had two coffees and slept six hours',
    shows: '2 coffee and sleep 6 h noted.',
    leaves: reading('sleep-duration', 6),
  },
  { said: 'how long did I sleep?', shows: 'Your sleep is 6 h today.', leaves: reading('coffee', 2) },
  { said: "I'm a bit stressed today", shows: 'Mood stressed (bad) noted.' },
  { said: "what's 15 percent of 80", shows: 'That is 12.' },
  { said: 'what day is a week from Friday', shows: /That is Friday \d+ \w+ \d{4}/ },
  { said: 'forget what I said about Ana', shows: /Forget this memory.*“my sister Ana can't have peanuts”/s },
  { said: 'yes', shows: 'Forgotten.', leaves: noMemory('peanuts') },
  { said: 'what is Ana allergic to?', shows: 'I don’t have anything about that' },
  { said: 'undo', shows: 'Undone', leaves: memory("my sister Ana can't have peanuts") },
  { said: 'thanks, good night', shows: 'You’re welcome' },
];

export const GERMAN: readonly Turn[] = [
  { said: 'hallo', shows: 'Hallo', leaves: memories() },
  { said: 'was kannst du alles', shows: 'behalte es in deinen Worten', leaves: memories() },
  {
    said: 'meine Schwester Ana verträgt keine Erdnüsse',
    shows: 'Gemerkt',
    leaves: memories('meine Schwester Ana verträgt keine Erdnüsse'),
  },
  {
    said: 'sie ist im März nach Lyon gezogen',
    shows: 'Gemerkt',
    leaves: memory('sie ist im März nach Lyon gezogen'),
  },
  { said: 'was darf Ana nicht essen?', shows: 'verträgt keine Erdnüsse' },
  { said: 'wo wohnt sie?', shows: 'im März nach Lyon gezogen' },
  { said: 'die Heizung wurde am 18. Februar gewartet', shows: 'Gemerkt' },
  { said: 'wann wurde die Heizung gewartet?', shows: 'am 18. Februar gewartet' },
  {
    said: 'nein warte, es war am 19. Februar',
    shows: /Berichtigt: .*18\. Februar.* wurde .*19\. Februar/,
    leaves: memory('die Heizung wurde am 19. Februar gewartet'),
  },
  { said: 'mach im Schlafzimmer das Licht an', shows: 'Bedroom light und Bedside lamp sind an.' },
  {
    said: 'auf 30 Prozent',
    shows: 'Bedroom light und Bedside lamp sind auf 30 %.',
    leaves: devices({ 'Bedroom light': 'on at 30 %', 'Bedside lamp': 'on at 30 %' }),
  },
  { said: 'und in der Küche?', shows: 'Kitchen light ist auf 30 %.', leaves: devices(LIGHTS_DIMMED) },
  { said: 'mach beide wieder aus', shows: /Kitchen light.* sind aus/, leaves: devices(LIGHTS_OFF) },
  { said: 'mach das rückgängig', shows: 'Rückgängig gemacht', leaves: devices(LIGHTS_DIMMED) },
  { said: 'ist die Haustür abgeschlossen?', shows: 'Front door ist abgeschlossen.' },
  { said: 'sperr sie auf', shows: 'Soll ich Front door wirklich aufschließen?', leaves: LOCKED },
  { said: 'nein', shows: 'abgebrochen', leaves: LOCKED },
  {
    said: 'die Birne im Schlafzimmer ist kaputt',
    shows: 'Gemerkt',
    leaves: devices({ 'Bedroom light': 'on at 30 %' }),
  },
  {
    said: 'setz Hafermilch, Eier und Müllbeutel auf die Einkaufsliste',
    shows: 'Hafermilch, Eier und Müllbeutel',
    leaves: list('Einkaufsliste', 'Hafermilch', 'Eier', 'Müllbeutel'),
  },
  { said: 'Batterien auch noch', shows: /Batterien .*Einkaufsliste/ },
  { said: 'was steht drauf?', shows: 'Hafermilch, Eier, Müllbeutel und Batterien' },
  {
    said: 'nimm die Müllbeutel wieder runter',
    shows: /Müllbeutel .*gestrichen/,
    leaves: list('Einkaufsliste', 'Hafermilch', 'Eier', 'Batterien'),
  },
  { said: 'wie spät ist es', shows: /Es ist \d\d:\d\d/ },
  {
    said: 'erinner mich morgen um 10 an den Zahnarzt',
    shows: 'morgen um 10:00 Uhr: Zahnarzt',
    leaves: reminders('Zahnarzt 10:00'),
  },
  {
    said: 'mach 11 draus',
    shows: 'Verschoben: Zahnarzt (morgen um 11:00 Uhr)',
    leaves: reminders('Zahnarzt 11:00'),
  },
  {
    said: 'erinnere mich jeden Donnerstagabend an den Müll',
    shows: 'jeden Donnerstag um 19:00 Uhr: Müll',
    leaves: reminders('Zahnarzt 11:00', 'Müll 19:00 again'),
  },
  {
    said: 'hatte zwei Kaffee und hab sechs Stunden geschlafen',
    shows: '2 Kaffee und Schlaf 6 h notiert.',
    leaves: reading('sleep-duration', 6),
  },
  { said: 'wie lange hab ich geschlafen?', shows: 'Schlaf: 6 h heute.', leaves: reading('coffee', 2) },
  { said: 'ich bin heute etwas gestresst', shows: 'Stimmung gestresst (schlecht) notiert.' },
  { said: 'was sind 15 Prozent von 80', shows: 'Das ist 12.' },
  {
    said: 'vergiss, was ich über Ana gesagt habe',
    shows: /Diese Erinnerung vergessen.*“meine Schwester Ana/s,
  },
  { said: 'ja', shows: 'Vergessen.', leaves: noMemory('Erdnüsse') },
  {
    said: 'mach das rückgängig',
    shows: 'Rückgängig gemacht',
    leaves: memory('meine Schwester Ana verträgt keine Erdnüsse'),
  },
  { said: 'danke, gute Nacht', shows: 'Gern geschehen' },
];
