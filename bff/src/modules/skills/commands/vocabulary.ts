import { COLOR_WORDS } from '../../../common/language/colors.js';
import { type DeviceUse, type VocabularyName } from '../kit/device-use.js';
import { withoutNouns } from './nouns.js';

const words = (text: string): string[] => text.trim().split(/\s+/u);

/** Carry no content of their own, in any command. */
const SMALL = words(`
  a an the this that these those my our your its it them they of in on at to for from with by and or as than then is are be
  was am me i we us you here there now currently right just some any all every each single both everything everywhere thing
  please can could would will want need like have has get got make let give do does did so very too bit little lot really also
  again more less another up down out off over across around throughout inside into room rooms area areas floor floors house
  home apartment flat place whole entire complete within until which what how many much per one go going there's back away
  slightly much still yet ok hey sure whether tell show check know if's anyone anybody someone everyone people
`);
const SWITCHING = words(`
  unplug disconnect connect turn turned switch switched switches power powered put flip flick bring set change adjust shift plug activate deactivate enable
  disable illuminate light lights lit kill cut shut shutdown start stop run begin launch toggle extinguish boot engage
  open close closed opened raise lower lift pull roll lock unlock locked unlocked secure latch bolt position fully halfway half
  quarter quarters three way completely partially scene script mode transition trigger execute apply use device devices on off
  heat warm cool water watering speed percent max maximum min minimum full fast slow high low medium highest lowest level
  increase decrease reduce faster slower smart
`);
const LIGHTING = words(`
  bright brightness brighter brightest brighten dim dimmer dimmest dimming dark darker darken color colors colour
  colours kelvin k temperature temp warm cold cool neutral soft candle candlelight daylight day light shade tone hue
  glow intensity luminosity illumination pale dull deep hot make turn to increase decrease lessen reduce raise lower level additional extra
  lighter softer possible lowest see anything hard not can
`).concat(COLOR_WORDS);
const CLIMATE = words(`
  temperature temperatures temp degrees degree celsius fahrenheit warmer colder cooler hotter hot cold warm cool chilly set change adjust
  raise lower increase decrease reduce turn thermostat mode auto heating cooling dry minus bring drop bump crank pump
  freezing icy boiling stuffy roasting feels feel gets getting
`);
const MEDIA = words(`
  volume sound sounds audio loud louder quieter softer higher music song songs track tracks tune playing play playback media
  mute unmute silence silent quiet quite quietly keep stay shush hush item items show program programme film channel station album playlist current talk talking speaking disturb not no hear pause unpause resume continue next previous last skip replay ahead forward movie video podcast
  episode title radio jump move change stop turn set put increase decrease raise lower reduce boost crank percent max maximum min
  minimum full half level player un speak talk noise adjust
`);
const CLEANING = words(`
  vacuum vacuuming vacum vaccum clean cleaning cleaner sweep mop hoover floors carpet rug robot robotic start begin run return base dock charging
  station charger send stop pause halt hold interrupt resume continue finish end activate initiate turn switch launch wake
`);
const STATES = words(`
  state status value level current reading open opened closed shut on off locked unlocked low full charged charging connected
  disconnected online plugged unplugged wet dry flooded leaking leak detected triggered active occupied occupancy vacant empty
  powered power running gone away home playing paused cleaning docked where find who anything something device devices appliance appliances measured reading readings amount currently sensor sensors percent door doors turned
  switched volume loud speed fast far colour color time located position temperature bright brightness illuminance humidity battery gas smoke motion
`);

const VOCABULARIES: Readonly<Record<VocabularyName, ReadonlySet<string>>> = {
  switching: new Set([...SMALL, ...SWITCHING]),
  lighting: new Set([...SMALL, ...SWITCHING, ...LIGHTING]),
  climate: new Set([...SMALL, ...CLIMATE]),
  media: new Set([...SMALL, ...MEDIA]),
  cleaning: new Set([...SMALL, ...CLEANING]),
  states: new Set([...SMALL, ...STATES]),
};

/** The words of a text that a skill's reading does not account for; none of a skill that is about no device. */
export function unexplainedWords(text: string, devices: DeviceUse | undefined): string[] {
  if (!devices) return [];
  const known = VOCABULARIES[devices.vocabulary];
  const seen = new Set(withoutNouns(text).split(' '));
  return [...seen].filter(
    (word) => word !== '' && !word.startsWith('@') && !known.has(word) && !/^\d+(?:\.\d+)?$/u.test(word),
  );
}
