import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { isLanguage, LANGUAGES } from '../../language/languages.js';
import { ANY_LANGUAGE, type Settings, type UpdateSettings } from './settings.dto.js';
import { type SettingsRow, SettingsRepository } from './settings.repository.js';
import { LiveEvents } from '../../events/live-events.service.js';

export type { Settings, UpdateSettings } from './settings.dto.js';

/** What somebody set for all their devices, by hand or by word. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly clock: Clock,
    private readonly live: LiveEvents,
  ) {}

  async get(userId: string): Promise<Settings> {
    return toSettings(await this.settings.find(userId));
  }

  /** What is left out stays as it is. */
  async update(userId: string, update: UpdateSettings): Promise<Settings> {
    const { units, quietHours, learnsFromChat, keepTold, language, homePlace } = update;
    const changes = {
      ...(units !== undefined && { units }),
      ...(learnsFromChat !== undefined && { learnsFromChat }),
      ...(keepTold !== undefined && { keepTold }),
      ...(language !== undefined && { language }),
      ...(homePlace !== undefined && {
        latitude: homePlace?.latitude ?? null,
        longitude: homePlace?.longitude ?? null,
      }),
      ...(quietHours !== undefined && {
        quietFrom: quietHours?.from ?? null,
        quietUntil: quietHours?.until ?? null,
      }),
    };
    const saved = await this.settings.save(userId, changes, this.clock.now());
    this.live.changed(userId, 'settings');
    return toSettings(saved);
  }
}

function toSettings({ quietFrom, quietUntil, latitude, longitude, ...set }: SettingsRow): Settings {
  const isQuiet = quietFrom !== null && quietUntil !== null;
  return {
    ...set,
    quietHours: isQuiet ? { from: quietFrom, until: quietUntil } : null,
    homePlace: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    // Its pack may be gone since it was set.
    language: isLanguage(set.language) ? set.language : ANY_LANGUAGE,
    languages: [...LANGUAGES],
  };
}
