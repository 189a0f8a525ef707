export { VoiceRule } from './voice-rule';
