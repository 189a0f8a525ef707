import { indexGroups, readGroups, shareGroup } from './entries.js';

/**
 * Words that exclude each other. Their vectors are close ("sell" and "bought": 0.75), because they stand in the same
 * sentences; so only a list can say that an answer about one is no answer about the other.
 */
const GROUPS = readGroups(`
  red blue green yellow black white grey gray brown orange purple pink violet beige|
  monday tuesday wednesday thursday friday saturday sunday|
  january february march april june july august september october november december|
  spring summer autumn winter|morning afternoon evening night noon|breakfast lunch dinner supper|
  buy sell|start stop quit|start finish end|best worst|first last|last this next previous|left right|like hate|love hate|
  arrive leave|born die|marry divorce|open close|win lose|hot cold|big small|old new|front back|upper lower|
  home office school|home work school|car bike train flight bus ferry boat motorbike scooter tram|
  dog cat rabbit horse hamster bird fish spider snake mouse|tea coffee cocoa|wine beer juice|
  apartment house|leg arm wrist ankle knee shoulder elbow hip foot hand finger toe nose ear eye neck tooth rib|
  piano guitar violin cello flute drums trumpet|hotel restaurant bar museum|fridge oven dishwasher washer boiler dryer|
  english french spanish german italian portuguese japanese chinese russian arabic dutch|passport licence visa|
  tennis football basketball swimming running cycling climbing skiing yoga chess|bread cake pie cookie|
  phone email|table chair sofa bed desk shelf|first second third fourth fifth|weekday weekend`);

const INDEX = indexGroups(GROUPS);

export function areContrary(one: string, other: string): boolean {
  return one !== other && shareGroup(INDEX, one, other);
}
