import type { HeardIntent } from './engine-reader.ts';

/** Yes, and that something was done well. */
const AGREED: readonly string[] = ['dialogue.yesno', 'talk', 'capabilities'];
/** Nothing that acts: small talk, sums, what the memory answers, and what goes out to other people, which is refused. */
const BEYOND: readonly string[] =
  'none talk capabilities arithmetic elsewhere recall dialogue.cancel dialogue.yesno'.split(' ');

/** What is chosen is refused; what plays is paused, resumed and skipped. */
const PLAYED: readonly string[] = [
  'media.play',
  'media.resume',
  'media.pause',
  'media.next',
  'media.previous',
];

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
    play_music: PLAYED,
    play_radio: [...PLAYED, 'home.on'],
    play_podcasts: PLAYED,
    play_audiobook: PLAYED,
  },
  ...{ play_game: [...BEYOND, 'media.play'] },
  ...{ alarm_set: ['alarm', 'reminder'], alarm_query: ['alarm'], alarm_remove: ['alarm'] },
  // There is no calendar: what is planned is a reminder, or was told.
  ...{
    calendar_set: ['reminder', 'remember'],
    calendar_query: ['reminder', 'recall'],
    calendar_remove: ['reminder'],
  },
  ...{ lists_createoradd: ['list'], lists_query: ['list'], lists_remove: ['list'] },
  ...{ datetime_query: ['clock'], datetime_convert: ['clock'], weather_query: ['weather', 'climate.get'] },
  ...{ general_commandstop: ['dialogue.cancel', 'dialogue.yesno'], general_affirm: AGREED },
  ...{
    general_negate: ['dialogue.yesno', 'dialogue.cancel', 'memory.correct', 'undo'],
    iot_coffee: ['home.on', 'none'],
  },
  ...{
    music_settings: [...PLAYED, 'none'],
    music_likeness: [...BEYOND, 'media.play', 'remember'],
  },
  ...{ general_confirm: [...BEYOND, ...AGREED], general_praise: [...BEYOND, ...AGREED] },
};

export function acceptedSkills(typedClass: string): readonly string[] {
  return TYPED[typedClass] ?? BEYOND;
}

export function isHomeClass(typedClass: string): boolean {
  return /^(?:iot_(?!coffee)|audio_)/u.test(typedClass);
}

/** The word for what a skill would do to a device, as the device set has it. */
export function deviceAction({ skill, parameters }: HeardIntent, domain: string | undefined): string {
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
export function changesHome({ skill }: HeardIntent): boolean {
  return (
    /^(?:home|light|fan|climate|media|vacuum)\b/u.test(skill) &&
    !/^(?:home\.query|climate\.get)$/u.test(skill)
  );
}
