import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { HomeService } from '../../home/home.service.js';
import { type MoodWords } from '../../mood/words/mood-words.dto.js';
import { MoodWordsService } from '../../mood/words/mood-words.service.js';
import { type NameSources } from '../../language/matching/names.js';
import { ListsService } from '../../reminders/lists/lists.service.js';
import { RemindersService } from '../../reminders/reminders.service.js';
import { SkillCatalogue } from '../kit/skill-catalogue.js';

/** What is known wherever something is said: the homes, what the product can do, and the time. */
@Injectable()
export class Surroundings {
  constructor(
    readonly homes: HomeService,
    readonly skills: SkillCatalogue,
    private readonly clock: Clock,
    private readonly words: MoodWordsService,
    private readonly lists: ListsService,
    private readonly reminders: RemindersService,
  ) {}

  /** What the user wrote down, and how the lists are called on which it stands. */
  async notesOf(userId: string): Promise<Pick<NameSources, 'lists' | 'listed' | 'reminders'>> {
    const [{ lists, items }, reminders] = await Promise.all([
      this.lists.spokenOf(userId),
      this.reminders.spokenOf(userId),
    ]);
    return { lists, listed: items, reminders };
  }

  /** The user's own words for how they feel, each with its step. */
  async moodWordsOf(userId: string): Promise<MoodWords['items']> {
    return (await this.words.list(userId)).items;
  }

  get now(): Date {
    return this.clock.now();
  }
}
