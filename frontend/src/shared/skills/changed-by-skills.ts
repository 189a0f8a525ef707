/** Whatever a skill may have changed, beside memories and conversations. */
export const CHANGED_BY_SKILLS = [
  'Home',
  'Reminder',
  'List',
  'Reading',
  'MoodEntry',
  'Settings',
  'SkillRun',
] as const;
