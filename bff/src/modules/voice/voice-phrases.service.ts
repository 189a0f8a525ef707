import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Signals } from '../signals/signals.service.js';
import { phraseKey } from './phrase-key.js';
import { type SaveVoicePhrase, type VoicePhrase, type VoicePhraseList } from './voice-phrases.dto.js';
import { VoicePhrasesRepository } from './voice-phrases.repository.js';
import { TooManyVoicePhrases, VoicePhraseNotFound, VoicePhraseTaken } from './voice.errors.js';
import { toVoicePhrase } from './voice.mapper.js';
import { LiveEvents } from '../events/live-events.service.js';

/** More than anybody remembers, few enough to list in one answer. */
const MOST = 500;
/** What is longer is no phrase that somebody waits for. */
const LONGEST_HEARD = 200;

/** Phrases that the user has taught, and what they stand for. */
@Injectable()
export class VoicePhrasesService {
  constructor(
    private readonly phrases: VoicePhrasesRepository,
    private readonly signals: Signals,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  /** The sentence that the text stands for, where all of it is a phrase of the user's; the text itself where it is none. */
  async resolve(userId: string, text: string): Promise<string> {
    return (await this.phrases.findMeaning(userId, phraseKey(text))) ?? text;
  }

  /** For automations that wait for just these words; once for each time that they are said. */
  async tellSaid(userId: string, text: string): Promise<void> {
    const said = phraseKey(text);
    if (said !== '' && said.length <= LONGEST_HEARD)
      await this.signals.record(userId, [{ kind: 'phrase', text: said }]);
  }

  async list(userId: string): Promise<VoicePhraseList> {
    return { items: (await this.phrases.findAll(userId)).map(toVoicePhrase) };
  }

  async create(userId: string, taught: SaveVoicePhrase): Promise<VoicePhrase> {
    const values = { ...withKey(taught), createdAt: this.clock.now() };
    const row = await this.phrases.insert(userId, values, MOST);
    if (row === 'full') throw new TooManyVoicePhrases(MOST);
    if (row === 'taken') throw new VoicePhraseTaken();
    this.live.changed(userId, 'voice');
    return toVoicePhrase(row);
  }

  async change(userId: string, id: string, taught: SaveVoicePhrase): Promise<VoicePhrase> {
    const row = await this.phrases.update(userId, id, withKey(taught));
    if (row === undefined) throw new VoicePhraseNotFound();
    if (row === 'taken') throw new VoicePhraseTaken();
    this.live.changed(userId, 'voice', id);
    return toVoicePhrase(row);
  }

  async delete(userId: string, id: string): Promise<void> {
    if (!(await this.phrases.delete(userId, id))) throw new VoicePhraseNotFound();
    this.live.changed(userId, 'voice', id);
  }
}

function withKey(taught: SaveVoicePhrase): SaveVoicePhrase & { key: string } {
  return { ...taught, key: phraseKey(taught.phrase) };
}
