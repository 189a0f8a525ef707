// `npm run bench:understanding`: how often a sentence becomes the right skill with the right slots and devices, on the
// public command sets in UNDERSTANDING_DATA (see lib/command-sets.ts), by domain and for the half that nobody
// looked at. UNDERSTANDING_FAILURES writes the failures of the other half, one JSON object a line.
import { writeFileSync } from 'node:fs';
import type { Entity, Home } from '../src/integrations/home/home.ts';
import { type CommandSets, deviceHomes, homeOf, isHeldOut, readCommandSets } from './lib/command-sets.ts';
import { hassIntent, hasSlots } from './lib/hass-adapter.ts';
import { engineReader, type Heard, type ReadSentence } from './lib/engine-reader.ts';
import { acceptedSkills, changesHome, deviceAction, isHomeClass } from './lib/skill-adapter.ts';

interface Judged {
  domain: string;
  sentence: string;
  expected: string;
  got: string;
  isRight: boolean;
  isWhole: boolean;
  /** That device and no other. */
  isOne?: boolean;
}

const sets = readCommandSets();
if (sets) await judgeAll(sets);

async function judgeAll({ hass, devices, typed, negatives }: CommandSets): Promise<void> {
  const readByEngine = await engineReader();
  const times: number[] = [];
  const read: ReadSentence = (text, home, areaId) => {
    const started = performance.now();
    const parsed = readByEngine(text, home, areaId);
    times.push(performance.now() - started);
    return parsed;
  };
  const wholeHome = homeOf(hass.fixtures);
  const noHome: Home = { floors: [], areas: [], entities: [] };
  const failures = [
    report('Home Assistant’s sentences (core)', judgeHass(hass, wholeHome, read)),
    report('Written commands for one device', judgeDevices(devices, read)),
    report(
      'Typed by people, 64 classes',
      typed.cases.map(({ utterance, intent }) => judgeTyped(utterance, intent, read(utterance, noHome))),
    ),
    report(
      'Must not act, in a home of 107 entities',
      negatives.cases.map(({ utterance, source }) =>
        judgeNegative(utterance, source, read(utterance, wholeHome)),
      ),
    ),
  ].flat();
  times.sort((a, b) => a - b);
  console.log(
    `\nParse: p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, ${String(times.length)} sentences`,
  );
  if (process.env.UNDERSTANDING_FAILURES) {
    writeFileSync(
      process.env.UNDERSTANDING_FAILURES,
      failures.map((failure) => JSON.stringify(failure)).join('\n'),
    );
  }
}

function judgeHass(hass: CommandSets['hass'], wholeHome: Home, read: ReadSentence): Judged[] {
  return hass.cases
    .filter(({ core }) => core)
    .map(({ sentence, intent, slots, contextArea, fixture }) => {
      const local = fixture === undefined ? undefined : hass.localFixtures[fixture];
      const home = local ? homeOf(local) : wholeHome;
      const area = home.areas.find(({ name }) => name === contextArea)?.id;
      const parsed = read(sentence, home, area);
      const found = parsed.intents[0];
      const isRight = found !== undefined && hassIntent(found) === intent;
      const isWhole = isRight && hasSlots(found, slots, home);
      const [expected, got] = [
        `${intent} ${JSON.stringify(slots)} @${contextArea ?? ''}`,
        JSON.stringify(parsed),
      ];
      return { domain: intent, sentence, expected, got, isRight, isWhole };
    });
}

function judgeDevices(set: CommandSets['devices'], read: ReadSentence): Judged[] {
  const homes = deviceHomes(set);
  return set.cases.map(({ home: homeName, sentence, action, device, area }) => {
    const home = homes.get(homeName) ?? { floors: [], areas: [], entities: [] };
    const room = home.areas.find(({ name }) => name === area)?.id;
    // Many sentences name neither device nor room: they are said in the device's room.
    const parsed = read(sentence, home, room);
    const [found] = parsed.intents;
    const targets = home.entities.filter(({ id }) => found?.targets.includes(id));
    const isRight = found !== undefined && deviceAction(found, targets[0]?.domain) === action;
    const isTarget = ({ areaId, name }: Entity): boolean =>
      areaId === room && name.toLowerCase() === device.toLowerCase();
    // "Pause" in a room with two players says no more: others of the room and the kind may come along.
    const isKin = targets.every(({ areaId, domain }) => areaId === room && domain === targets[0]?.domain);
    const isWhole = isRight && isKin && targets.some(isTarget) && parsed.outcome === 'act';
    const isOne = isWhole && targets.length === 1;
    const [expected, got] = [`${action} ${device} @${area}`, JSON.stringify(parsed)];
    return { domain: action, sentence, expected, got, isRight, isWhole, isOne };
  });
}

function judgeTyped(sentence: string, typedClass: string, parsed: Heard): Judged {
  const skill = parsed.intents[0]?.skill ?? 'none';
  const isRight = acceptedSkills(typedClass).includes(skill);
  const domain = isHomeClass(typedClass) ? `home: ${typedClass}` : typedClass;
  return { domain, sentence, expected: typedClass, got: JSON.stringify(parsed), isRight, isWhole: isRight };
}

function judgeNegative(sentence: string, source: string, parsed: Heard): Judged {
  const isRight = parsed.outcome !== 'act' || !parsed.intents.some(changesHome);
  return {
    domain: source.split(':')[0] ?? '',
    sentence,
    expected: source,
    got: JSON.stringify(parsed),
    isRight,
    isWhole: isRight,
  };
}

/** Prints by domain, and gives the failures of the half that may be looked at. */
function report(name: string, judged: readonly Judged[]): Judged[] {
  console.log(`\n${name}: ${String(judged.length)} sentences`);
  const groups = new Map<string, Judged[]>();
  const add = (group: string, one: Judged): unknown => groups.set(group, [...(groups.get(group) ?? []), one]);
  for (const one of judged) {
    add('all', one);
    add(isHeldOut(one.sentence) ? 'all, held out' : 'all, development', one);
    if (one.domain.startsWith('home:')) {
      add('home classes', one);
      if (isHeldOut(one.sentence)) add('home classes, held out', one);
    }
  }
  for (const one of judged) add(one.domain, one);
  console.table(
    Object.fromEntries(
      [...groups].map(([group, members]) => [
        group,
        {
          sentences: members.length,
          'intent %': share(members, ({ isRight }) => isRight),
          'with slots and devices %': share(members, ({ isWhole }) => isWhole),
        },
      ]),
    ),
  );
  if (judged.some(({ isOne }) => isOne !== undefined)) {
    const unread = judged.filter(({ sentence }) => isHeldOut(sentence));
    console.log(
      `That one device and no other: ${String(share(unread, ({ isOne = false }) => isOne))} % held out`,
    );
  }
  return judged.filter(({ sentence, isWhole }) => !isWhole && !isHeldOut(sentence));
}

function share(members: readonly Judged[], isCounted: (one: Judged) => boolean): number {
  return Math.round((members.filter(isCounted).length / members.length) * 10_000) / 100;
}

function at(sorted: readonly number[], quantile: number): string {
  return (sorted[Math.floor(sorted.length * quantile)] ?? 0).toFixed(3);
}
