import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { HomeService } from '../../home/home.service.js';
import { type MoodWords } from '../../mood/words/mood-words.dto.js';
import { MoodWordsService } from '../../mood/words/mood-words.service.js';
import { SkillCatalogue } from '../kit/skill-catalogue.js';

/** What is known wherever something is said: the homes, what the product can do, and the time. */
@Injectable()
export class Surroundings {
  constructor(
    readonly homes: HomeService,
    readonly skills: SkillCatalogue,
    private readonly clock: Clock,
    private readonly words: MoodWordsService,
  ) {}

  /** The user's own words for how they feel, each with its step. */
  async moodWordsOf(userId: string): Promise<MoodWords['items']> {
    return (await this.words.list(userId)).items;
  }

  get now(): Date {
    return this.clock.now();
  }
}
