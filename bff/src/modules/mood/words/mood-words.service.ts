import { Injectable } from '@nestjs/common';
import { MOODS } from '../moods.js';
import { MAX_WORDS, type MoodWords, type ReplaceMoodWords } from './mood-words.dto.js';
import { MoodWordsRepository, type OwnWord } from './mood-words.repository.js';
import { LiveEvents } from '../../events/live-events.service.js';

/** Somebody’s own words for how they feel. */
@Injectable()
export class MoodWordsService {
  constructor(
    private readonly words: MoodWordsRepository,
    private readonly live: LiveEvents,
  ) {}

  async list(userId: string): Promise<MoodWords> {
    return { items: await this.words.find(userId) };
  }

  /** Of a word that is given twice the last counts. */
  async replace(userId: string, { items }: ReplaceMoodWords): Promise<MoodWords> {
    const words = new Map(items.map(({ word, mood }) => [word.toLowerCase(), mood]));
    await this.words.replace(
      userId,
      [...words].map(([word, mood]) => ({ word, mood })),
    );
    this.live.changed(userId, 'mood');
    return this.list(userId);
  }

  /** Keeps a word that somebody chose for an entry, unless it is the name of a step. */
  async learn(userId: string, { word, mood }: OwnWord): Promise<void> {
    const own = word.toLowerCase();
    if (MOODS.some((name) => name === own)) return;
    await this.words.add(userId, { word: own, mood }, MAX_WORDS);
  }
}
