/** What is there of each after a turn. */
export interface Leaves {
  /** All of them, the latest first. */
  readonly memories?: readonly string[];
  readonly memory?: string;
  /** What no memory speaks of. */
  readonly noMemory?: string;
  /** Open items. */
  readonly list?: readonly [name: string, items: readonly string[]];
  /** By the clock on the wall, in no order: "call the dentist 10:00". */
  readonly reminders?: readonly string[];
  readonly readings?: readonly [metric: string, values: readonly number[]];
  /** "on", "off", "locked", or of a light that is dimmed "on at 30 %". */
  readonly devices?: Readonly<Record<string, string>>;
}

/** What somebody says, what the answer says or asks, and what is kept after it. */
export interface Turn {
  readonly said: string;
  readonly says: string | RegExp;
  readonly leaves?: Leaves;
}

const LIGHTS_OFF = { 'Bedroom light': 'off', 'Kitchen light': 'off' };
const LIGHTS_DIMMED = { 'Bedroom light': 'on at 30 %', 'Kitchen light': 'on at 30 %' };
const LOCKED = { devices: { 'Front door': 'locked' } };

/** As people talk: small, with “it” and “both”, corrected, taken back. */
export const ENGLISH: readonly Turn[] = [
  { said: 'hey there', says: 'Hello', leaves: { memories: [] } },
  { said: 'what can you do for me', says: 'keep it in your words', leaves: { memories: [] } },
  {
    said: "my sister Ana can't have peanuts",
    says: 'Remembered',
    leaves: { memories: ["my sister Ana can't have peanuts"] },
  },
  {
    said: 'she moved to Lyon in March',
    says: 'Remembered',
    leaves: { memory: 'she moved to Lyon in March' },
  },
  { said: 'oh and her birthday is on 4 May', says: 'Remembered' },
  { said: "what can't Ana eat?", says: "Your sister Ana can't have peanuts" },
  { said: 'where does she live?', says: 'moved to Lyon in March' },
  { said: 'the boiler was serviced on 18 February', says: 'Remembered' },
  { said: 'when was the boiler serviced?', says: /18 February \d{4}: the boiler was serviced/ },
  {
    said: 'no wait, it was on 19 February',
    says: /Corrected: .*18 February.* is now .*19 February/,
    leaves: { memory: 'the boiler was serviced on 19 February' },
  },
  { said: "it's pretty dark in the bedroom", says: 'Bedroom light and Bedside lamp are on.' },
  { said: 'put the bedroom light on', says: 'Bedroom light is on.' },
  {
    said: 'make it 30 percent',
    says: 'Bedroom light is at 30%.',
    leaves: { devices: { 'Bedroom light': 'on at 30 %' } },
  },
  { said: 'and in the kitchen?', says: 'Kitchen light is at 30%.', leaves: { devices: LIGHTS_DIMMED } },
  {
    said: 'turn both off again',
    says: 'Kitchen light and Bedroom light are off.',
    leaves: { devices: LIGHTS_OFF },
  },
  {
    said: 'undo that',
    says: 'Undone: “Kitchen light and Bedroom light are off.”',
    leaves: { devices: LIGHTS_DIMMED },
  },
  { said: 'is the front door locked?', says: 'Front door is locked.' },
  { said: 'unlock it please', says: 'Unlock Front door?', leaves: LOCKED },
  { said: 'no', says: 'OK, cancelled.', leaves: LOCKED },
  {
    said: 'my bedroom light bulb is broken',
    says: 'Remembered',
    leaves: { devices: { 'Bedroom light': 'on at 30 %' } },
  },
  {
    said: 'we need oat milk, eggs and bin bags on the shopping list',
    says: 'oat milk, eggs and bin bags',
    leaves: { list: ['shopping', ['oat milk', 'eggs', 'bin bags']] },
  },
  { said: 'add batteries too', says: /shopping list now: batteries/ },
  { said: "what's on it?", says: 'On your shopping list: oat milk, eggs, bin bags and batteries.' },
  {
    said: 'take the bin bags off',
    says: 'Removed from your shopping list: bin bags.',
    leaves: { list: ['shopping', ['oat milk', 'eggs', 'batteries']] },
  },
  { said: 'what time is it', says: /It is \d\d:\d\d/ },
  {
    said: 'remind me to call the dentist tomorrow at 10',
    says: 'tomorrow at 10:00: call the dentist',
    leaves: { reminders: ['call the dentist 10:00'] },
  },
  {
    said: 'make it 11',
    says: 'Moved: call the dentist (tomorrow at 11:00)',
    leaves: { reminders: ['call the dentist 11:00'] },
  },
  {
    said: 'every Thursday evening remind me to take out the bins',
    says: 'every Thursday at 18:00: take out the bins',
    leaves: { reminders: ['call the dentist 11:00', 'take out the bins 18:00 again'] },
  },
  {
    said: 'had two coffees and slept six hours',
    says: '2 coffee and sleep 6 h noted.',
    leaves: { readings: ['sleep-duration', [6]] },
  },
  { said: 'how long did I sleep?', says: 'Your sleep is 6 h today.', leaves: { readings: ['coffee', [2]] } },
  { said: "I'm a bit stressed today", says: 'Mood stressed (bad) noted.' },
  { said: "what's 15 percent of 80", says: 'That is 12.' },
  { said: 'what day is a week from Friday', says: /That is Friday \d+ \w+ \d{4}/ },
  { said: 'forget what I said about Ana', says: "Should I forget “my sister Ana can't have peanuts”?" },
  { said: 'yes', says: 'Forgotten.', leaves: { noMemory: 'peanuts' } },
  { said: 'what is Ana allergic to?', says: 'I don’t have anything about that' },
  { said: 'undo', says: 'Undone', leaves: { memory: "my sister Ana can't have peanuts" } },
  { said: 'thanks, good night', says: 'You’re welcome' },
];

export const GERMAN: readonly Turn[] = [
  { said: 'hallo', says: 'Hallo', leaves: { memories: [] } },
  { said: 'was kannst du alles', says: 'behalte es in deinen Worten', leaves: { memories: [] } },
  {
    said: 'meine Schwester Ana verträgt keine Erdnüsse',
    says: 'Gemerkt',
    leaves: { memories: ['meine Schwester Ana verträgt keine Erdnüsse'] },
  },
  {
    said: 'sie ist im März nach Lyon gezogen',
    says: 'Gemerkt',
    leaves: { memory: 'sie ist im März nach Lyon gezogen' },
  },
  { said: 'was darf Ana nicht essen?', says: 'verträgt keine Erdnüsse' },
  { said: 'wo wohnt sie?', says: 'im März nach Lyon gezogen' },
  { said: 'die Heizung wurde am 18. Februar gewartet', says: 'Gemerkt' },
  { said: 'wann wurde die Heizung gewartet?', says: 'am 18. Februar gewartet' },
  {
    said: 'nein warte, es war am 19. Februar',
    says: /Berichtigt: .*18\. Februar.* wurde .*19\. Februar/,
    leaves: { memory: 'die Heizung wurde am 19. Februar gewartet' },
  },
  { said: 'mach im Schlafzimmer das Licht an', says: 'Bedroom light und Bedside lamp sind an.' },
  {
    said: 'auf 30 Prozent',
    says: 'Bedroom light und Bedside lamp sind auf 30 %.',
    leaves: { devices: { 'Bedroom light': 'on at 30 %', 'Bedside lamp': 'on at 30 %' } },
  },
  { said: 'und in der Küche?', says: 'Kitchen light ist auf 30 %.', leaves: { devices: LIGHTS_DIMMED } },
  { said: 'mach beide wieder aus', says: /Kitchen light.* sind aus/, leaves: { devices: LIGHTS_OFF } },
  { said: 'mach das rückgängig', says: 'Rückgängig gemacht', leaves: { devices: LIGHTS_DIMMED } },
  { said: 'ist die Haustür abgeschlossen?', says: 'Front door ist abgeschlossen.' },
  { said: 'sperr sie auf', says: 'Soll ich Front door wirklich aufschließen?', leaves: LOCKED },
  { said: 'nein', says: 'abgebrochen', leaves: LOCKED },
  {
    said: 'die Birne im Schlafzimmer ist kaputt',
    says: 'Gemerkt',
    leaves: { devices: { 'Bedroom light': 'on at 30 %' } },
  },
  {
    said: 'setz Hafermilch, Eier und Müllbeutel auf die Einkaufsliste',
    says: 'Hafermilch, Eier und Müllbeutel',
    leaves: { list: ['Einkaufsliste', ['Hafermilch', 'Eier', 'Müllbeutel']] },
  },
  { said: 'Batterien auch noch', says: /Batterien .*Einkaufsliste/ },
  { said: 'was steht drauf?', says: 'Hafermilch, Eier, Müllbeutel und Batterien' },
  {
    said: 'nimm die Müllbeutel wieder runter',
    says: /Müllbeutel .*gestrichen/,
    leaves: { list: ['Einkaufsliste', ['Hafermilch', 'Eier', 'Batterien']] },
  },
  { said: 'wie spät ist es', says: /Es ist \d\d:\d\d/ },
  {
    said: 'erinner mich morgen um 10 an den Zahnarzt',
    says: 'morgen um 10:00 Uhr: Zahnarzt',
    leaves: { reminders: ['Zahnarzt 10:00'] },
  },
  {
    said: 'mach 11 draus',
    says: 'Verschoben: Zahnarzt (morgen um 11:00 Uhr)',
    leaves: { reminders: ['Zahnarzt 11:00'] },
  },
  {
    said: 'erinnere mich jeden Donnerstagabend an den Müll',
    says: 'jeden Donnerstag um 19:00 Uhr: Müll',
    leaves: { reminders: ['Zahnarzt 11:00', 'Müll 19:00 again'] },
  },
  {
    said: 'hatte zwei Kaffee und hab sechs Stunden geschlafen',
    says: '2 Kaffee und Schlaf 6 h notiert.',
    leaves: { readings: ['sleep-duration', [6]] },
  },
  {
    said: 'wie lange hab ich geschlafen?',
    says: 'Schlaf: 6 h heute.',
    leaves: { readings: ['coffee', [2]] },
  },
  { said: 'ich bin heute etwas gestresst', says: 'Stimmung gestresst (schlecht) notiert.' },
  { said: 'was sind 15 Prozent von 80', says: 'Das ist 12.' },
  {
    said: 'vergiss, was ich über Ana gesagt habe',
    says: 'Soll ich „meine Schwester Ana verträgt keine Erdnüsse“ vergessen?',
  },
  { said: 'ja', says: 'Vergessen.', leaves: { noMemory: 'Erdnüsse' } },
  {
    said: 'mach das rückgängig',
    says: 'Rückgängig gemacht',
    leaves: { memory: 'meine Schwester Ana verträgt keine Erdnüsse' },
  },
  { said: 'danke, gute Nacht', says: 'Gern geschehen' },
];
