import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { phraseKey } from './phrase-key.js';
import { type SaveVoicePhrase, type VoicePhrase, type VoicePhraseList } from './voice-phrases.dto.js';
import { VoicePhrasesRepository } from './voice-phrases.repository.js';
import { TooManyVoicePhrases, VoicePhraseNotFound, VoicePhraseTaken } from './voice.errors.js';
import { toVoicePhrase } from './voice.mapper.js';

/** More than anybody remembers, few enough to list in one answer. */
const MOST = 500;

/** Phrases that the user has taught, and what they stand for. */
@Injectable()
export class VoicePhrasesService {
  constructor(
    private readonly phrases: VoicePhrasesRepository,
    private readonly clock: Clock,
  ) {}

  /** The sentence that the text stands for, where all of it is a phrase of the user's; the text itself where it is none. */
  async resolve(userId: string, text: string): Promise<string> {
    return (await this.phrases.findMeaning(userId, phraseKey(text))) ?? text;
  }

  async list(userId: string): Promise<VoicePhraseList> {
    return { items: (await this.phrases.findAll(userId)).map(toVoicePhrase) };
  }

  async create(userId: string, taught: SaveVoicePhrase): Promise<VoicePhrase> {
    const values = { ...withKey(taught), createdAt: this.clock.now() };
    const row = await this.phrases.insert(userId, values, MOST);
    if (row === 'full') throw new TooManyVoicePhrases(MOST);
    if (row === 'taken') throw new VoicePhraseTaken();
    return toVoicePhrase(row);
  }

  async change(userId: string, id: string, taught: SaveVoicePhrase): Promise<VoicePhrase> {
    const row = await this.phrases.update(userId, id, withKey(taught));
    if (row === undefined) throw new VoicePhraseNotFound();
    if (row === 'taken') throw new VoicePhraseTaken();
    return toVoicePhrase(row);
  }

  async delete(userId: string, id: string): Promise<void> {
    if (!(await this.phrases.delete(userId, id))) throw new VoicePhraseNotFound();
  }
}

function withKey(taught: SaveVoicePhrase): SaveVoicePhrase & { key: string } {
  return { ...taught, key: phraseKey(taught.phrase) };
}
