import type { LiveTopic } from './api/live-stream';

/** What a query of RTK Query says that it holds. */
export interface Tag {
  type: string;
  id?: string;
}

type TagsOf = (id?: string) => Tag[];

const all =
  (...types: string[]): TagsOf =>
  () =>
    types.map((type) => ({ type }));

/** One thing and the lists that it may be in, or all of them. */
const oneOf =
  (type: string, ...lists: string[]): TagsOf =>
  (id) =>
    id === undefined ? [{ type }] : [id, 'LIST', ...lists].map((each) => ({ type, id: each }));

/** Which queries hold something of a topic. The only place that says so. */
const TAGS: Readonly<Record<LiveTopic, TagsOf>> = {
  home: all('Home'),
  'home-activity': () => [{ type: 'Home', id: 'ACTIVITY' }],
  devices: oneOf('Device'),
  automations: oneOf('Automation'),
  readings: all('Reading'),
  'reading-imports': oneOf('ReadingImport'),
  alerts: all('ReadingAlert'),
  mood: all('MoodEntry', 'MoodTag', 'MoodWord'),
  memories: (id) => [...oneOf('Memory', 'REVIEW')(id), { type: 'Entity' }],
  imports: oneOf('Import'),
  'mood-imports': oneOf('MoodImport'),
  review: () => [{ type: 'Memory', id: 'REVIEW' }],
  reminders: all('Reminder'),
  lists: all('List'),
  'scheduled-commands': all('ScheduledCommand'),
  chats: oneOf('Conversation'),
  voice: all('VoicePhrase'),
  settings: all('Settings'),
  insights: all('Finding', 'Experiment', 'ExploreView'),
  server: all('Server'),
};

/** What tells how states went: of these devices, and of the whole home. */
export function courseTags(entityIds: readonly string[]): Tag[] {
  return ['LOGBOOK', ...entityIds.map((id) => `HISTORY ${id}`)].map((id) => ({ type: 'Home', id }));
}

export function tagsOf(topic: LiveTopic, id?: string): Tag[] {
  // A topic of a later release is none of this one's.
  return (TAGS as Partial<typeof TAGS>)[topic]?.(id) ?? [];
}

/** Of everything that a topic may speak of. */
export function everyTag(): Tag[] {
  return (Object.keys(TAGS) as LiveTopic[]).flatMap((topic) => tagsOf(topic));
}
