import type { VoiceUtterance } from '../../../api/voice.api';
import type { VoicePhase } from './voice-state';

/** What the screen says of each phase; screen readers hear it, too. */
export const PHASES: Record<VoicePhase, string> = {
  idle: 'Ready',
  listening: 'Listening',
  transcribing: 'Writing it down',
  editing: 'Ready to run',
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

export const ENGINES: Record<VoiceUtterance['engine'], string> = {
  device: 'Heard on this device',
  browser: 'Heard by the browser’s maker',
  server: 'Heard by your server',
  typed: 'Typed',
};

type Tone = 'neutral' | 'success' | 'warning' | 'danger';

/** The mark of each outcome. */
export const OUTCOMES: Record<VoiceUtterance['outcome'], { words: string; tone: Tone }> = {
  done: { words: 'Done', tone: 'success' },
  confirm: { words: 'Not confirmed', tone: 'warning' },
  ask: { words: 'Asked back', tone: 'warning' },
  none: { words: 'Not understood', tone: 'neutral' },
  failed: { words: 'Failed', tone: 'danger' },
};
