import type { SkillRun } from './api/skills.api';

export type Channel = SkillRun['channel'];

/** The ways in which something is asked for. */
export const CHANNELS: Readonly<Record<Channel, string>> = {
  chat: 'In a chat',
  voice: 'By voice',
  screen: 'From a screen',
  api: 'By a program',
  schedule: 'When it was due',
  rule: 'By an automation',
};
