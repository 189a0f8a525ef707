import { DomainError } from '../../common/http/problem.js';

export class VoicePhraseNotFound extends DomainError {
  constructor() {
    super('voice_phrase_not_found', 404, 'Phrase not found.');
  }
}

export class VoicePhraseTaken extends DomainError {
  constructor() {
    super('voice_phrase_taken', 409, 'You have a phrase with these words already.');
  }
}

export class TooManyVoicePhrases extends DomainError {
  constructor(most: number) {
    super('too_many_voice_phrases', 409, `There’s room for ${most} phrases. Delete one first.`);
  }
}

export class TranscriptionNotConfigured extends DomainError {
  constructor() {
    super('transcription_not_configured', 503, 'This server can’t transcribe speech.');
  }
}

export class SpeechNotConfigured extends DomainError {
  constructor() {
    super('speech_not_configured', 503, 'This server has no voice.');
  }
}

export class NotAudio extends DomainError {
  constructor() {
    super('not_audio', 415, 'Use an audio file in WebM, Ogg, MP4, WAV, MP3 or FLAC.');
  }
}

/** The configured server is busy or away, or answers what no one can use. */
export class AudioServerFailed extends DomainError {
  constructor(cause: unknown) {
    super('audio_server_failed', 502, 'The speech server didn’t answer correctly. Try again or type it.', {
      cause,
    });
  }
}

/** The configured server will not have it: too long, broken, or in no language it knows. */
export class AudioRefused extends DomainError {
  constructor(cause: unknown) {
    super('audio_refused', 422, 'The speech server couldn’t transcribe that.', { cause });
  }
}
