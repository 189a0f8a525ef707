import { LANGUAGES } from '../../modules/language/languages.js';
import { type Settings } from '../../modules/users/settings/settings.dto.js';

/** What somebody has who set nothing but `details`. */
export function aPersonsSettings(details: Partial<Settings> = {}): Settings {
  return {
    units: null,
    quietHours: null,
    learnsFromChat: true,
    keepTold: 'always',
    language: 'auto',
    homePlace: null,
    languages: [...LANGUAGES],
    ...details,
  };
}
