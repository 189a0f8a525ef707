import type { Message } from '../../../shared/chat/api/chat.api';
import type { VoiceEngine, VoicePhase } from './voice-state';

/** What the screen says of each phase; screen readers hear it, too. */
export const PHASES: Record<VoicePhase, string> = {
  idle: 'Ready',
  listening: 'Listening',
  transcribing: 'Writing it down',
  editing: 'Ready to send',
  thinking: 'Working on it',
  speaking: 'Speaking',
};

export const TALK_LABELS: Record<VoicePhase, string> = {
  idle: 'Hold to talk, or tap',
  listening: 'Finish',
  transcribing: 'Writing it down',
  editing: 'Say it again',
  thinking: 'Working on it',
  speaking: 'Interrupt',
};

export const ENGINES: Record<VoiceEngine, string> = {
  device: 'Heard on this device',
  browser: 'Heard by the browser’s maker',
  server: 'Heard by your server',
  typed: 'Typed',
};

export interface Outcome {
  words: string;
  tone: 'neutral' | 'success' | 'warning' | 'danger';
}

const OUTCOMES: Record<Message['runs'][number]['outcome'], Outcome> = {
  completed: { words: 'Done', tone: 'success' },
  awaiting_confirmation: { words: 'Not confirmed', tone: 'warning' },
  awaiting_answer: { words: 'Asked back', tone: 'warning' },
  closed: { words: 'Asked first', tone: 'neutral' },
};

/** The mark of an answer: what came of what was said. */
export function outcomeOf({ status, runs }: Pick<Message, 'status' | 'runs'>): Outcome {
  if (status === 'streaming') return { words: 'Being answered', tone: 'neutral' };
  if (status === 'failed') return { words: 'Failed', tone: 'danger' };
  const run = runs.at(-1);
  if (!run) return { words: 'Answered', tone: 'neutral' };
  return run.undoneAt === null ? OUTCOMES[run.outcome] : { words: 'Undone', tone: 'neutral' };
}
