import type { TranscribedBy } from '../../../shared/chat/api/answer-stream';

/** Who wrote down what was said; `typed`: nobody did. */
export type VoiceEngine = TranscribedBy;

export type VoicePhase = 'idle' | 'listening' | 'transcribing' | 'editing' | 'thinking' | 'speaking';

export interface VoiceState {
  readonly phase: VoicePhase;
  /** Counts what was begun. What comes of something that is over, such as a late end, is told by its number. */
  readonly session: number;
  /** What was heard or typed so far. */
  readonly text: string;
  readonly engine: VoiceEngine;
  /** What was said is sent after a pause; what somebody wrote waits for Enter. */
  readonly runsByItself: boolean;
  readonly problem: string | null;
}

export type VoiceEvent =
  | { type: 'listened'; engine: VoiceEngine }
  | { type: 'heard'; session: number; text: string }
  | { type: 'recorded'; session: number }
  | { type: 'transcribed'; session: number; text: string }
  | { type: 'failed'; session: number; problem: string }
  | { type: 'edited'; text: string }
  | { type: 'asked'; text: string }
  | { type: 'begun'; session: number }
  | { type: 'muted'; session: number }
  | { type: 'answered'; session: number; isSpoken: boolean }
  | { type: 'spoken'; session: number }
  | { type: 'stopped' };

const NOTHING_HEARD = 'I didn’t hear anything. Try again or type it.';
const STOPPED_WAITING = 'I stopped waiting. It may still have been done: see the conversations below.';

export const initialVoice: VoiceState = {
  phase: 'idle',
  session: 0,
  text: '',
  engine: 'typed',
  runsByItself: false,
  problem: null,
};

/** What becomes of the state; an event that does not fit it, or belongs to an earlier session, changes nothing. */
export function nextVoice(state: VoiceState, event: VoiceEvent): VoiceState {
  if ('session' in event && event.session !== state.session) return state;
  const { phase } = state;
  const isHearing = phase === 'listening' || phase === 'transcribing';
  const isOpen = phase === 'idle' || phase === 'editing' || phase === 'speaking';
  const begun = { ...initialVoice, session: state.session + 1 };
  switch (event.type) {
    case 'listened':
      return isOpen ? { ...begun, phase: 'listening', engine: event.engine } : state;
    case 'heard':
      return isHearing ? { ...state, text: event.text } : state;
    case 'recorded':
      return phase === 'listening' ? { ...state, phase: 'transcribing' } : state;
    case 'transcribed':
      return isHearing ? transcribed(state, event.text.trim()) : state;
    case 'failed':
      return phase === 'idle' ? state : { ...begun, problem: event.problem };
    case 'edited':
      return isOpen ? edited(state, event.text) : state;
    case 'asked':
      return isOpen && event.text.trim() !== '' ? asked(state, event.text.trim()) : state;
    case 'begun':
      return phase === 'thinking' ? { ...state, phase: 'speaking', text: '' } : state;
    case 'muted':
      return phase === 'speaking' ? { ...state, phase: 'thinking' } : state;
    case 'answered':
      if (phase !== 'thinking' && phase !== 'speaking') return state;
      return { ...state, phase: event.isSpoken ? 'speaking' : 'idle', text: '' };
    case 'spoken':
      return phase === 'speaking' ? { ...state, phase: 'idle' } : state;
    case 'stopped':
      return { ...begun, problem: phase === 'thinking' ? STOPPED_WAITING : null };
  }
}

function transcribed(state: VoiceState, text: string): VoiceState {
  if (text === '') return { ...initialVoice, session: state.session + 1, problem: NOTHING_HEARD };
  return { ...state, phase: 'editing', text, runsByItself: true };
}

function edited(state: VoiceState, text: string): VoiceState {
  const isCorrection = state.phase === 'editing';
  return {
    ...initialVoice,
    phase: text === '' ? 'idle' : 'editing',
    session: isCorrection ? state.session : state.session + 1,
    engine: isCorrection ? state.engine : 'typed',
    text,
  };
}

/** What is being edited keeps who wrote it down; anything else was chosen or typed. */
function asked(state: VoiceState, text: string): VoiceState {
  const engine = state.phase === 'editing' ? state.engine : 'typed';
  return { ...initialVoice, phase: 'thinking', session: state.session + 1, text, engine };
}
