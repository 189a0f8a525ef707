import type { IconName } from '@twyn/design-system';
import { screens } from './screens';

export interface ShownFeature {
  title: string;
  text: string;
  screen: (typeof screens)[keyof typeof screens];
}

/** What is done with words, each with its screen. */
export const memoryFeatures: ShownFeature[] = [
  {
    title: 'Tell it something',
    text: 'A sentence, or a hundred notes pasted at once, one memory a paragraph. Nothing is lost when the server is away: your words wait in the field. Today shows what is due and what changed.',
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

/** What a life holds beside words. */
export const lifeFeatures: ShownFeature[] = [
  {
    title: 'Your body, against your own usual',
    text: 'Bring Apple Health, Health Connect, Google Fit, Fitbit, Garmin, Oura, Whoop or Withings, or let a device send. Each value stands beside the band of your last 60 days, and scores say what moved them.',
    screen: screens.body,
  },
  {
    title: 'A mood in two taps',
    text: 'Five steps with words, tags of your own, also without a connection. The year in pixels, and what goes with better days, with the number of days and “may be nothing” where that is so.',
    screen: screens.mood,
  },
  {
    title: 'Your home, on your terms',
    text: 'MQTT devices and Home Assistant, found by themselves and left alone until you say yes. Locks, doors and ovens are asked about every time. Rules can be tried on past weeks before they run.',
    screen: screens.home,
  },
  {
    title: 'Findings that may be wrong say so',
    text: 'Each night Twyn looks for what goes with what, after weekday, trend and yesterday are taken out. A finding names its days, its size and its chance, and can become an experiment of two weeks.',
    screen: screens.analytics,
  },
  {
    title: 'Any day again',
    text: 'Memories, chats, moods, heart rate and the home on one line, with the figures of that day and the days that were like it.',
    screen: screens.day,
  },
  {
    title: 'A twin you can check',
    text: 'Every line of its picture of you shows what it rests on. It answers as you with its sources, and a check compares its guesses with your own answers, against chance.',
    screen: screens.twin,
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
    text: 'Your own devices, or a simulated flat to try it on. It asks before a door opens, and a room that isn’t there never means all of them.',
  },
];

export const roadmap: FeatureItem[] = [
  {
    domain: 'neutral',
    icon: 'user',
    title: 'An interface in German',
    text: 'You can talk to it in German today; the screens are in English.',
  },
  {
    domain: 'neutral',
    icon: 'clock',
    title: 'Messages to your phone',
    text: 'Reminders are shown while Twyn is open in a window. Push messages come next.',
  },
];
