import type { IconName } from '@twyn/design-system';
import { screens } from './screens';

/** Current features, each with its screenshot. */
export const features = [
  {
    title: 'Tell it something',
    text: 'A sentence, or a hundred notes pasted at once, one memory a paragraph. Nothing is lost when the server is away: your words wait in the field.',
    screen: screens.dashboard,
  },
  {
    title: 'Ask it',
    text: 'The answer is made of your own words, and each claim carries the number of its source. When your memories don’t hold the answer, it says so instead of guessing.',
    screen: screens.ask,
  },
  {
    title: 'Search by meaning',
    text: '“When to phone my mother” finds the note that Mum prefers calls on Sundays. Every result says why it matched, signal by signal.',
    screen: screens.search,
  },
  {
    title: 'Check it',
    text: 'A memory shows who said it and when, and every version it ever had with the change marked. Correct it, and the new words answer from now on. Forget it, and it is out of every answer.',
    screen: screens.memory,
  },
];

export interface FeatureItem {
  /** @default 'neutral' */
  domain?: 'body' | 'mood' | 'home' | 'neutral';
  /** Defaults to the domain's icon. */
  icon?: IconName;
  title: string;
  text: string;
}

export const promises: FeatureItem[] = [
  {
    icon: 'clock',
    title: 'A history, not an overwrite',
    text: 'Correct a memory and the earlier words stay, with the change marked. Any version can be brought back.',
  },
  {
    icon: 'undo',
    title: 'Forgetting is real',
    text: 'What you forget is out of every answer and every search at once. For a while you can undo it; then it is deleted.',
  },
  {
    icon: 'lock',
    title: 'Only you can read it',
    text: 'The database itself compares the owner of every row with who is asking. A forgotten condition in the code shows nothing.',
  },
  {
    icon: 'server',
    title: 'Your machine',
    text: 'One command with Node, or one with Docker. No cloud account, no telemetry, no request to anybody else.',
  },
  {
    icon: 'user',
    title: 'Sessions you can see',
    text: 'Every device that is signed in is listed and can be signed out. Sensitive changes ask who you are again.',
  },
  {
    icon: 'laptop',
    title: 'Phone, desktop, keyboard',
    text: 'Dark and light, from 360 pixels up, with a keyboard alone and with a screen reader.',
  },
];

/** Things Twyn does on command. */
export const actions: FeatureItem[] = [
  {
    domain: 'home',
    icon: 'clock',
    title: 'Reminders, timers, lists',
    text: '“Remind me to call Ana tomorrow at 9, and add milk to the list.” Both are done, or neither, and one undo takes both back.',
  },
  {
    domain: 'home',
    icon: 'mic',
    title: 'Voice',
    text: 'Hold a button or go hands-free. The page says who transcribes your speech. Audio is never saved.',
  },
  {
    domain: 'home',
    icon: 'home',
    title: 'Rooms and devices',
    text: 'On a simulated flat so far. It asks before a door opens, and a room that isn’t there never means all of them.',
  },
];

export const roadmap: FeatureItem[] = [
  {
    domain: 'body',
    title: 'Body',
    text: 'Sleep, heart rate and movement from what you already wear, compared with your baseline.',
  },
  {
    domain: 'mood',
    title: 'Mood',
    text: 'A check-in of ten seconds, and what tends to go with a good week.',
  },
  {
    domain: 'home',
    title: 'Your own devices',
    text: 'Lamps, locks and sensors of your home, in place of the simulated flat.',
  },
];
