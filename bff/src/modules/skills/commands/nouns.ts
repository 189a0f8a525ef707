/** A word for a kind of device, and what it may mean in the home. */
export interface Noun {
  readonly domains: readonly string[];
  readonly deviceClass?: string;
}

export interface SaidNoun extends Noun {
  /** The word in the singular, as it may stand in a device's name. */
  readonly word: string;
  readonly isPlural: boolean;
}

const light: Noun = { domains: ['light'] };
const plug: Noun = { domains: ['switch'] };
const climate: Noun = { domains: ['climate', 'water_heater'] };
const media: Noun = { domains: ['media_player'] };
const vacuum: Noun = { domains: ['vacuum'] };
const water: Noun = { domains: ['valve', 'switch'], deviceClass: 'water' };
const cover = (deviceClass: string): Noun => ({ domains: ['cover'], deviceClass });
const sensor = (deviceClass: string): Noun => ({ domains: ['binary_sensor', 'sensor'], deviceClass });

/** Longer words first where one begins another. All in the singular. */
const NOUNS: readonly [string, Noun][] = [
  ['garage door', cover('garage')],
  ['garage gate', cover('garage')],
  ['(?:smart |water )?valve', { domains: ['valve'] }],
  ['(?:water )?tap', { domains: ['valve'] }],
  ['faucet', { domains: ['valve'] }],
  ['(?:lawn )?sprinkler(?: system)?', water],
  ['irrigation(?: system)?', water],
  ['(?:smart |hue |philips |led |electric )?light(?: bulb)?', light],
  ['(?:smart )?lamp', light],
  ['lighting', light],
  ['bulb', light],
  ['chandelier', light],
  ['(?:smart |wemo )*(?:plug|socket|outlet)(?: (?:plug|socket|outlet))?', plug],
  ['wemo', plug],
  ['(?:smart |light )?switch', plug],
  ['(?:exhaust |extractor )?fan', { domains: ['fan'] }],
  ['ventilator', { domains: ['fan'] }],
  ['curtain', cover('curtain')],
  ['drape', cover('curtain')],
  ['(?:smart |venetian |roller )?blind', cover('blind')],
  ['shade', cover('shade')],
  ['shutter', cover('shutter')],
  ['awning', cover('awning')],
  ['window', { domains: ['cover', 'binary_sensor'], deviceClass: 'window' }],
  ['(?:main |front )?gate', cover('gate')],
  ['door lock', { domains: ['lock'] }],
  ['(?:smart )?lock', { domains: ['lock'] }],
  ['door', { domains: ['lock', 'cover', 'binary_sensor'], deviceClass: 'door' }],
  ['(?:smart )?thermostat', climate],
  ['heating', climate],
  ['heater', climate],
  ['heat', climate],
  ['air con(?:ditioning|ditioner)?', climate],
  ['ac', climate],
  ['(?:smart )?(?:tv|telly)(?: set)?', { ...media, deviceClass: 'tv' }],
  ['television', { ...media, deviceClass: 'tv' }],
  ['(?:smart |google |bluetooth )?speaker', media],
  ['(?:music|media) player', media],
  ['sound system', media],
  ['stereo', media],
  ['(?:robot(?:ic)? )?vacuum(?: cleaner| robot)?', vacuum],
  ['(?:robot )?i?roomba', vacuum],
  ['robo ?vac', vacuum],
  ['i ?robot', vacuum],
  ['robot(?: cleaner)?', vacuum],
  ['hoover', vacuum],
  ['battery', sensor('battery')],
  ['carbon monoxide(?: sensor| detector)?', sensor('carbon_monoxide')],
  ['co(?: sensor| detector)?', sensor('carbon_monoxide')],
  ['gas(?: sensor| detector)?', sensor('gas')],
  ['smoke(?: sensor| detector| alarm)?', sensor('smoke')],
  ['motion(?: sensor| detector)?', sensor('motion')],
  ['movement', sensor('motion')],
  ['occupancy(?: sensor)?', sensor('occupancy')],
  ['(?:water|moisture|leak) sensor', sensor('moisture')],
  ['(?:water )?leak', sensor('moisture')],
  ['opening', sensor('opening')],
  ['humidity', sensor('humidity')],
];
const SINGULARS: readonly [RegExp, Noun][] = NOUNS.map(([word, noun]) => [
  new RegExp(String.raw`^(?:${word})(?:s|es)?$`, 'u'),
  noun,
]);
const ANY = new RegExp(
  String.raw`(?<![\w@])(?:${NOUNS.map(([word]) => word).join('|')}|batterie)(?:s|es)?(?![\w@])`,
  'gu',
);

/** The kinds of device that a text speaks of, in its order. */
export function nounsIn(text: string): SaidNoun[] {
  // Verbs: "switch on", "light the fire".
  return [
    ...text
      .replace(/^(?:switch|lights?(?= (?:the|up|my|each|every)\b))\b|\bswitch (?=on\b|off\b)/gu, '')
      .matchAll(ANY),
  ]
    .map(([said]) => nounOf(said))
    .filter((noun) => noun !== undefined);
}

/** Whether words name no more than a kind: an entity called "Light" is found by what it is. */
export function isGenericName(words: string): boolean {
  return nounOf(words) !== undefined;
}

export function withoutNouns(text: string): string {
  return text.replace(ANY, ' ');
}

/** How one may call a thing of a domain after its own name: "play corner lights". */
export function nounsFor(domain: string): readonly string[] {
  return TRAILING_NOUNS[domain] ?? [];
}

const TRAILING_NOUNS: Readonly<Record<string, readonly string[]>> = {
  light: ['light', 'lamp', 'lighting'],
  switch: ['switch', 'plug', 'socket', 'outlet'],
  fan: ['fan'],
  lock: ['lock', 'door'],
  climate: ['thermostat', 'heating', 'heater'],
  media_player: ['speaker', 'tv'],
  vacuum: ['vacuum', 'vacuum cleaner'],
  scene: ['scene'],
  script: ['script'],
};

function nounOf(said: string): SaidNoun | undefined {
  const word = said.replace(/^batteries$/u, 'battery');
  const noun = SINGULARS.find(([pattern]) => pattern.test(word))?.[1];
  const isPlural = /(?<!s)s$/u.test(said) || said === 'lighting';
  return noun && { ...noun, isPlural, word: said.replace(/(?<!s)s$/u, '') };
}
