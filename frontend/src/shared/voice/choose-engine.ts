import { transcribe } from './api/voice-sound';
import { type RecognitionClass, recognitionClass } from '../../platform/speech/recognition';
import type { VoiceSettings } from './voice-settings';
import type { Engine } from './engine';
import { recognitionEngine } from './recognition-engine';
import { recordingEngine } from './recording-engine';

export interface EnginePreferences {
  remote: VoiceSettings['remote'];
  /** Whether the server writes recordings down. */
  canTranscribe: boolean;
  /** The browser's recognition is there, but its maker's server is not: Brave has it that way. */
  isRemoteBroken: boolean;
}

/** `privacy`: the user is to be asked first. */
export type EngineChoice = { engine: Engine } | { ask: 'privacy' } | { problem: string };

const NO_HTTPS =
  'Browsers only allow the microphone on an https address or on this machine. Open Twyn that way to speak, or type here.';
const NO_ENGINE =
  'Neither your browser nor this server can transcribe speech. Type it instead, or see the documentation to add a speech server.';
const DECLINED = 'Speaking would send the audio to your browser vendor, which you declined. Type it instead.';

/** The way that keeps the sound closest: on the device, then by the browser's maker where that is allowed, then the server. */
export async function chooseEngine({
  remote,
  canTranscribe,
  isRemoteBroken,
}: EnginePreferences): Promise<EngineChoice> {
  if (!globalThis.isSecureContext) return { problem: NO_HTTPS };
  const Class = recognitionClass();
  const language = spokenLanguage(navigator.languages);
  if (Class && (await isOnDevice(Class, language)))
    return { engine: recognitionEngine(Class, { language, isLocal: true }) };
  if (Class && !isRemoteBroken && remote === 'accepted')
    return { engine: recognitionEngine(Class, { language, isLocal: false }) };
  if (Class && !isRemoteBroken && remote === 'unasked') return { ask: 'privacy' };
  if (canTranscribe && canRecord()) return { engine: recordingEngine(transcribe) };
  return { problem: Class && remote === 'declined' ? DECLINED : NO_ENGINE };
}

/** Commands are understood in English; the user's own English where there is one. */
export function spokenLanguage(languages: readonly string[]): string {
  return languages.find((language) => /^en\b/i.test(language)) ?? 'en-US';
}

async function isOnDevice(Class: RecognitionClass, language: string): Promise<boolean> {
  try {
    return (await Class.available?.({ langs: [language], processLocally: true })) === 'available';
  } catch {
    return false;
  }
}

function canRecord(): boolean {
  return 'mediaDevices' in navigator && 'MediaRecorder' in globalThis;
}
