import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { LanguageService } from '../language/language.service.js';
import { SettingsService } from '../users/settings/settings.service.js';
import { type MoodSupport } from './mood-support.dto.js';
import { MoodService } from './mood.service.js';

/** Whom somebody may call who has felt very low several times. */
@Injectable()
export class MoodSupportService {
  constructor(
    private readonly moods: MoodService,
    private readonly settings: SettingsService,
    private readonly language: LanguageService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The operator’s contacts, or those of the language; null where it is not the time for them. */
  async support(userId: string): Promise<MoodSupport> {
    if (!(await this.moods.isVeryLow(userId))) return { contacts: null };
    const { language } = await this.settings.get(userId);
    return { contacts: this.env.HELP_CONTACTS ?? this.language.phrasesOf(language).say('help-contacts') };
  }
}
