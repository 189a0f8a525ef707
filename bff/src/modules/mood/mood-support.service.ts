import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { ENV, type Env } from '../../config/env.js';
import { LanguageService } from '../language/language.service.js';
import { SettingsService } from '../users/settings/settings.service.js';
import { type MoodSupport } from './mood-support.dto.js';
import { MoodEntriesRepository } from './mood-entries.repository.js';

/** That often at the lowest step within that time, whom to call is shown. It is a courtesy and no diagnosis. */
const LOW_ENTRIES = 3;
const LOWEST = 1;
const WITHIN_MS = 7 * 24 * 60 * 60_000;

/** Whom somebody may call who has felt very low several times. */
@Injectable()
export class MoodSupportService {
  constructor(
    private readonly entries: MoodEntriesRepository,
    private readonly settings: SettingsService,
    private readonly language: LanguageService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The operator’s contacts, or those of the language; null where it is not the time for them. */
  async support(userId: string): Promise<MoodSupport> {
    const since = new Date(this.clock.now().getTime() - WITHIN_MS);
    const low = await this.entries.countLow(userId, { mood: LOWEST, since });
    if (low < LOW_ENTRIES) return { contacts: null };
    const { language } = await this.settings.get(userId);
    return { contacts: this.env.HELP_CONTACTS ?? this.language.phrasesOf(language).say('help-contacts') };
  }
}
