import { type TwinPhrases } from '../../language/phrases/twin-phrases.js';
import { type SkillCall } from '../../skills/kit/skill-handler.js';
import { defineSkill, type SkillManifest } from '../../skills/kit/skill-manifest.js';
import { type Theme } from '../../skills/screens.js';
import { type Settings, type UpdateSettings } from '../settings/settings.service.js';

/** What a call comes to: what is told, and what is kept or shown from then on. */
export interface Change {
  readonly answer: string;
  readonly wanted?: UpdateSettings;
  readonly theme?: Theme;
}

/** A skill that changes one setting. */
export interface SettingSkill extends SkillManifest {
  /** Throws `SkillRefused` where something is missing. */
  readonly changeBy: (parameters: SkillCall['parameters'], before: Settings, phrases: TwinPhrases) => Change;
}

type Declared = Omit<SettingSkill, 'group' | 'icon' | 'risk'>;

/** Declares a setting that can be said. */
export function setting(declared: Declared): SettingSkill {
  return defineSkill({
    ...{ group: 'Screens and settings', icon: 'settings', risk: 'write' },
    ...declared,
  });
}
