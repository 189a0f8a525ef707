import type { Message } from '../../../shared/chat/api/chat.api';
import type { VoiceEngine, VoicePhase } from './voice-state';

/** Status text of each phase, also announced to screen readers. */
export const PHASES: Record<VoicePhase, string> = {
  idle: 'Ready',
  listening: 'Listening',
  transcribing: 'Transcribing',
  editing: 'Ready to send',
  thinking: 'Working on it',
  speaking: 'Speaking',
};

export const BUTTON_LABELS: Record<VoicePhase, string> = {
  idle: 'Hold to talk, or tap',
  listening: 'Finish',
  transcribing: 'Transcribing',
  editing: 'Say it again',
  thinking: 'Working on it',
  speaking: 'Interrupt',
};

export const ENGINES: Record<VoiceEngine, string> = {
  device: 'Transcribed on this device',
  browser: 'Transcribed by your browser vendor',
  server: 'Transcribed by your server',
  typed: 'Typed',
};

export interface Outcome {
  label: string;
  tone: 'neutral' | 'success' | 'warning' | 'danger';
}

const OUTCOMES: Record<Message['runs'][number]['outcome'], Outcome> = {
  completed: { label: 'Done', tone: 'success' },
  awaiting_confirmation: { label: 'Not confirmed', tone: 'warning' },
  awaiting_answer: { label: 'Needs your answer', tone: 'warning' },
  closed: { label: 'Asked for confirmation', tone: 'neutral' },
};

/** Badge of an answer: the outcome of its last run. */
export function outcomeOf({ status, runs }: Pick<Message, 'status' | 'runs'>): Outcome {
  if (status === 'streaming') return { label: 'Being answered', tone: 'neutral' };
  if (status === 'failed') return { label: 'Failed', tone: 'danger' };
  const run = runs.at(-1);
  if (!run) return { label: 'Answered', tone: 'neutral' };
  return run.undoneAt === null ? OUTCOMES[run.outcome] : { label: 'Undone', tone: 'neutral' };
}
