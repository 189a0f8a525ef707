/**
 * An Apple Health export as real ones are, the same for the same seed: a document type, phone and watch that count the
 * same steps, a no-break space in the name of the watch, a device whose address differs at every export, three zones and
 * the changes of clocks, the same record twice, mixed units, decimal commas, absurd values, records without a value,
 * ends before starts, children, records inside of a correlation that stand outside again, sleep as categories, workouts.
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

const CHUNK = 262_144;
const MINUTE = 60_000;
const DAY = 86_400_000;
const Q = 'HKQuantityTypeIdentifier';
const SLEEP = 'HKCategoryTypeIdentifierSleepAnalysis';

interface Device {
  name: string;
  device: string | null;
  version: string;
}
type Value = string | number | null;
type Described = [
  type: string,
  source: Device,
  unit: string | null,
  start: number,
  end: number,
  value: Value,
];

const device = (model: string): string =>
  `&lt;&lt;HKDevice: 0x283001000&gt;, name:${model.split(',')[0] ?? ''}, manufacturer:Apple Inc., model:x, hardware:${model}, software:11.1, creation date:2024-09-20 09:17:44 +0000&gt;`;
const WATCH: Device = { name: 'Sarah’s Apple\u00a0Watch', device: device('Watch6,7'), version: '11.1' };
const PHONE: Device = {
  name: 'Sarah&apos;s &quot;i&quot;Phone',
  device: device('iPhone15,2'),
  version: '18.1',
};
const APP: Device = { name: 'Scale &amp; Co', device: null, version: '7' };

/** Writes a zip with about so many bytes of XML. */
export async function writeAppleHealth(file: string, bytes: number, seed = 1): Promise<void> {
  const zip = new yazl.ZipFile();
  zip.addReadStream(Readable.from(chunks(bytes, seed)), 'apple_health_export/export.xml');
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

function* chunks(bytes: number, seed: number): Iterable<Buffer> {
  let pending = '';
  for (const text of elements(bytes, seed)) {
    pending += text;
    if (pending.length < CHUNK) continue;
    yield Buffer.from(pending);
    pending = '';
  }
  yield Buffer.from(pending);
}

function* elements(bytes: number, seed: number): Iterable<string> {
  const random = randomFrom(seed);
  const between = (a: number, b: number): number => a + (b - a) * random();
  yield HEAD;
  let [now, heart, weight, day, written] = [Date.UTC(2019, 0, 1, 6), 62, 68, -1, HEAD.length];
  while (written < bytes) {
    now += Math.round(between(4_000, 21_000));
    heart = Math.max(45, Math.min(170, heart + between(-3, 3)));
    const kind = random();
    const some = [ordinary(kind, now, heart, between)];
    if (kind >= 0.85 && kind < 0.93 && random() < 0.6)
      some.push(
        record([`${Q}StepCount`, PHONE, 'count', now - 8 * MINUTE, now - MINUTE, Math.ceil(between(1, 280))]),
      );
    if (random() < 0.002) some.push(some[0] ?? '');
    if (random() < 0.0005) some.push(malformed(Math.floor(random() * 6), now));
    const today = Math.floor(now / DAY);
    if (today !== day) {
      day = today;
      weight += between(-0.3, 0.3);
      some.push(...ofDay(today, now, weight, random));
    }
    for (const text of some) {
      written += text.length;
      yield text;
    }
  }
  yield '</HealthData>\n';
}

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
]>
<HealthData locale="en_DE">
 <ExportDate value="2026-11-01 08:00:00 +0100"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="1988-02-29" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>
`;

function ordinary(
  kind: number,
  now: number,
  heart: number,
  between: (a: number, b: number) => number,
): string {
  if (kind < 0.15) {
    const context = `  <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="1"/>\n`;
    return record([`${Q}HeartRate`, WATCH, 'count/min', now, now, Math.round(heart)], context);
  }
  if (kind < 0.55)
    return record([`${Q}HeartRate`, WATCH, 'count/min', now, now, heart.toFixed(kind < 0.35 ? 0 : 4)]);
  if (kind < 0.75) {
    const unit = kind < 0.746 ? 'kcal' : 'kJ';
    return record([`${Q}ActiveEnergyBurned`, WATCH, unit, now - MINUTE, now, between(0.05, 3).toFixed(3)]);
  }
  if (kind < 0.85)
    return record([
      `${Q}BasalEnergyBurned`,
      WATCH,
      'kcal',
      now - 15 * MINUTE,
      now,
      between(15, 20).toFixed(2),
    ]);
  if (kind < 0.93)
    return record([`${Q}StepCount`, WATCH, 'count', now - 5 * MINUTE, now, Math.ceil(between(1, 300))]);
  if (kind < 0.98) {
    const unit = kind < 0.978 ? 'km' : 'mi';
    return record([
      `${Q}DistanceWalkingRunning`,
      WATCH,
      unit,
      now - 5 * MINUTE,
      now,
      between(0.005, 0.2).toFixed(5),
    ]);
  }
  if (kind < 0.99) return record([`${Q}OxygenSaturation`, WATCH, '%', now, now, between(0.93, 1).toFixed(2)]);
  if (kind < 0.997)
    return record([`${Q}RespiratoryRate`, WATCH, 'count/min', now, now, between(11, 19).toFixed(1)]);
  const beats = Array.from(
    { length: 20 },
    (_, i) =>
      `   <InstantaneousBeatsPerMinute bpm="${String(Math.round(heart))}" time="7:47:${String(i + 10)},12 AM"/>\n`,
  );
  const list = `  <HeartRateVariabilityMetadataList>\n${beats.join('')}  </HeartRateVariabilityMetadataList>\n`;
  return record(
    [`${Q}HeartRateVariabilitySDNN`, WATCH, 'ms', now - MINUTE, now, between(18, 90).toFixed(4)],
    list,
  );
}

function malformed(which: number, now: number): string {
  const beat = (later: number, value: Value): string =>
    record([`${Q}HeartRate`, WATCH, 'count/min', now + later, now + later, value]);
  return (
    [
      beat(1, -1),
      beat(2000, '9e99'),
      beat(3000, null),
      record([`${Q}BodyMass`, APP, 'kg', now, now, '68,4']),
      record([`${Q}StepCount`, PHONE, 'count', now, now - 60 * MINUTE, 50]),
      ` <Record type="${Q}HeartRate" sourceName="x" unit="count/min" startDate="not a date" endDate="" value="60"/>\n`,
    ][which] ?? ''
  );
}

function* ofDay(today: number, now: number, weight: number, random: () => number): Iterable<string> {
  const between = (a: number, b: number): number => a + (b - a) * random();
  const either = (a: Described, b: Described): string => record(random() < 0.5 ? a : b);
  let at = today * DAY - 60 * MINUTE;
  const bed = at - 20 * MINUTE;
  for (let i = 0; i < 9; i += 1) {
    const stage = ['AsleepCore', 'AsleepDeep', 'AsleepREM', 'Awake', 'AsleepCore'][i % 5] ?? '';
    const end = at + Math.round(between(20, 80)) * MINUTE;
    yield record([SLEEP, WATCH, null, at, end, `HKCategoryValueSleepAnalysis${stage}`]);
    at = end;
  }
  yield record([SLEEP, PHONE, null, bed, at + 10 * MINUTE, 'HKCategoryValueSleepAnalysisInBed']);
  const pounds = (weight / 0.45359237).toFixed(1);
  yield either(
    [`${Q}BodyMass`, APP, 'kg', now, now, weight.toFixed(1)],
    [`${Q}BodyMass`, APP, 'lb', now, now, pounds],
  );
  yield record([`${Q}RestingHeartRate`, WATCH, 'count/min', today * DAY, now, Math.round(between(50, 60))]);
  const celsius: Described = [`${Q}BodyTemperature`, APP, 'degC', now, now, between(36, 37).toFixed(1)];
  yield either(celsius, [`${Q}BodyTemperature`, APP, 'degF', now, now, between(97, 98.8).toFixed(1)]);
  const perDecilitre: Described = [`${Q}BloodGlucose`, APP, 'mg/dL', now, now, Math.round(between(80, 130))];
  const molar = 'mmol&lt;180.1558800000541&gt;/L';
  yield either(perDecilitre, [`${Q}BloodGlucose`, APP, molar, now, now, between(4.4, 7.2).toFixed(1)]);
  const pressure =
    record([`${Q}BloodPressureSystolic`, APP, 'mmHg', now, now, Math.round(between(105, 135))]) +
    record([`${Q}BloodPressureDiastolic`, APP, 'mmHg', now, now, Math.round(between(65, 88))]);
  yield `${pressure} <Correlation type="HKCorrelationTypeIdentifierBloodPressure" sourceName="Scale &amp; Co" startDate="${stamp(now)}" endDate="${stamp(now)}">\n${pressure} </Correlation>\n`;
  if (today % 3 === 0)
    yield ` <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="31.5" durationUnit="min" sourceName="${WATCH.name}" startDate="${stamp(now)}" endDate="${stamp(now + 31 * MINUTE)}">\n  <WorkoutRoute sourceName="${WATCH.name}"><FileReference path="/workout-routes/route_2024-05-01_7.12am.gpx"/></WorkoutRoute>\n </Workout>\n`;
  yield ` <ActivitySummary dateComponents="${new Date(now).toISOString().slice(0, 10)}" activeEnergyBurned="412.3" activeEnergyBurnedUnit="kcal" appleExerciseTime="31"/>\n`;
}

function record([type, source, unit, start, end, value]: Described, inner = ''): string {
  const attributes = [
    `type="${type}" sourceName="${source.name}" sourceVersion="${source.version}"`,
    source.device === null ? '' : ` device="${source.device}"`,
    unit === null ? '' : ` unit="${unit}"`,
    ` creationDate="${stamp(Math.max(start, end) + 30_000)}" startDate="${stamp(start)}" endDate="${stamp(end)}"`,
    value === null ? '' : ` value="${String(value)}"`,
  ].join('');
  return inner ? ` <Record ${attributes}>\n${inner} </Record>\n` : ` <Record ${attributes}/>\n`;
}

/** As Apple writes a time: in the zone of the phone at the export, on every date. */
function stamp(at: number): string {
  const iso = new Date(at + 60 * MINUTE).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} +0100`;
}

/** Mulberry32: small, fast and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
