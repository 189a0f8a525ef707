import type { Intent } from '../../src/modules/skills/commands/command.ts';

/** The 64 classes of what people typed, under our skills; what is not listed here is nothing that acts. */
const TYPED: Record<string, readonly string[]> = {
  ...{ iot_hue_lighton: ['home.on'], iot_hue_lightoff: ['home.off'], iot_hue_lightup: ['light.set'] },
  ...{ iot_hue_lightdim: ['light.set'], iot_hue_lightchange: ['light.set'] },
  ...{ iot_wemo_on: ['home.on'], iot_wemo_off: ['home.off'], iot_cleaning: ['vacuum.start'] },
  ...{
    audio_volume_up: ['media.volume'],
    audio_volume_down: ['media.volume'],
    audio_volume_mute: ['media.mute'],
  },
  ...{
    play_music: ['unsupported.play'],
    play_radio: ['unsupported.play'],
    play_podcasts: ['unsupported.play'],
  },
  ...{
    play_audiobook: ['unsupported.play'],
    alarm_set: ['alarm'],
    alarm_query: ['alarm'],
    alarm_remove: ['alarm'],
  },
  ...{ calendar_set: ['reminder'], calendar_query: ['reminder'], calendar_remove: ['reminder'] },
  ...{ lists_createoradd: ['list'], lists_query: ['list'], lists_remove: ['list'] },
  ...{
    datetime_query: ['clock'],
    datetime_convert: ['clock'],
    weather_query: ['unsupported.weather', 'climate.get'],
  },
  ...{ general_commandstop: ['dialogue.cancel'], general_affirm: ['dialogue.yesno'] },
  ...{ general_negate: ['dialogue.yesno'], iot_coffee: ['home.on', 'none'] },
  ...{
    music_settings: ['unsupported.play', 'media.next', 'none'],
    music_likeness: ['none', 'unsupported.play'],
  },
  ...{ general_confirm: ['none', 'dialogue.yesno'], general_praise: ['none', 'dialogue.yesno'] },
};

export function acceptedSkills(typedClass: string): readonly string[] {
  return TYPED[typedClass] ?? ['none'];
}

export function isHomeClass(typedClass: string): boolean {
  return /^(?:iot_(?!coffee)|audio_)/u.test(typedClass);
}

/** The word for what a skill would do to a device, as the device set has it. */
export function deviceAction({ skill, parameters }: Intent, domain: string | undefined): string {
  if (skill === 'home.open' && domain === 'lock') return 'Unlock';
  if (skill === 'light.set')
    return parameters.brightnessPct === undefined && parameters.color !== undefined ? '' : 'Set brightness';
  return ACTIONS[skill] ?? '';
}

const ACTIONS: Record<string, string> = {
  ...{ 'home.on': 'Turn on', 'home.off': 'Turn off', 'home.open': 'Open', 'home.close': 'Close' },
  ...{ 'home.lock': 'Lock', 'home.unlock': 'Unlock', 'home.position': 'Set position' },
  ...{ 'climate.set': 'Set temperature', 'media.volume': 'Set volume', 'media.pause': 'Pause' },
  ...{ 'media.resume': 'Unpause', 'media.next': 'Next track', 'media.previous': 'Previous track' },
  ...{ 'vacuum.start': 'Start', 'vacuum.dock': 'Return to base' },
};

/** What would change something in the home; a request to play is refused, but must not be heard where there is none. */
export function changesHome({ skill }: Intent): boolean {
  return (
    /^(?:home|light|fan|climate|media|vacuum|unsupported\.play)\b/u.test(skill) &&
    !/^(?:home\.query|climate\.get)$/u.test(skill)
  );
}
