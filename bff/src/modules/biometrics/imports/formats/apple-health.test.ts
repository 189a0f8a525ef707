import { rawZip } from '../../../imports/testing/raw-zip.js';
import { fixture, readReadings } from '../testing/read-readings.js';
import { AppleHealthScanner } from './apple-health-scanner.js';
import { appleTime, unescaped } from './apple-health-text.js';
import { numberOf } from './read-number.js';

const WATCH = 'Sarah’s Apple Watch';
const PHONE = 'Sarah\'s "i"Phone';
const record = (attributes: string, inner = ''): string =>
  inner ? `<Record ${attributes}>${inner}</Record>` : `<Record ${attributes}/>`;
const beat = (time: string, value = '60'): string =>
  record(
    `type="HKQuantityTypeIdentifierHeartRate" sourceName="W" unit="count/min" startDate="${time}" endDate="${time}" value="${value}"`,
  );
const exported = (inner: string): string =>
  `<?xml version="1.0"?>\n<HealthData locale="de_DE">\n${inner}\n</HealthData>`;

describe('an export of Apple Health', () => {
  it('gives its records in our units, each at the place of the user, and lists what is malformed', async () => {
    const { format, lines, skipped } = await readReadings(fixture('apple-export.xml'), {
      name: 'export.xml',
    });
    expect(format).toBe('apple-health');
    expect(lines).toEqual([
      // The hour that clocks show twice: two moments.
      `2026-10-25T00:30:00Z +120 heart-rate 61 ${WATCH}/Apple Watch`,
      `2026-10-25T01:30:00Z +60 heart-rate 58.5 ${WATCH}`,
      `2026-10-24T08:00:00Z (10 min) +120 steps 900 ${WATCH}`,
      `2026-10-24T08:05:00Z (10 min) +120 steps 800 ${PHONE}`,
      `2026-10-24T21:00:00Z +120 oxygen-saturation 97 ${WATCH}`,
      '2026-10-24T06:00:00Z +120 glucose 5.4 Scale & Co',
      '2026-10-24T05:00:00Z +120 body-weight 68.0389 Scale & Co',
      `2026-10-24T21:40:00Z (210 min) +120 sleep-light 3.5 ${WATCH}`,
      `2026-10-24T21:30:00Z (510 min) +120 sleep-in-bed 8.5 ${PHONE}`,
      `2026-10-25T03:00:00Z (1 min) +60 heart-rate-variability-sdnn 41.2 ${WATCH}`,
    ]);
    expect(skipped).toEqual([
      { row: 8, file: 'export.xml', reason: 'Its value is no number.' },
      { row: 9, file: 'export.xml', reason: 'Heart rate outside 20 to 300 bpm.' },
    ]);
  });

  it('takes the place of a record from its time zone, not from the offset of the day of the export', async () => {
    const kathmandu = '<MetadataEntry key="HKTimeZone" value="Asia/Kathmandu"/>';
    const time = '2026-01-05 20:00:00 +0100';
    const { lines } = await readReadings(
      exported(beat('2026-07-01 12:00:00 +0100') + beat(time).replace('/>', `>${kathmandu}</Record>`)),
    );
    expect(lines).toEqual([
      '2026-07-01T11:00:00Z +120 heart-rate 60 W',
      '2026-01-05T19:00:00Z +345 heart-rate 60 W',
    ]);
  });

  it('is found in its zip under the name that the phone’s language gives it', async () => {
    const zip = rawZip([
      { name: 'apple_health_export/export_cda.xml', content: '<ClinicalDocument/>' },
      { name: 'apple_health_export/Exportieren.xml', content: fixture('apple-export.xml') },
    ]);
    const { readings, skipped } = await readReadings(zip, { name: 'Export.zip' });
    expect(readings).toHaveLength(10);
    expect(skipped[0]?.file).toBe('apple_health_export/Exportieren.xml');
  });

  it('unfolds and fetches nothing, and reads on behind a broken document type', async () => {
    const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join(
      '\n',
    );
    const attack = `<?xml version="1.0"?>\n<!DOCTYPE HealthData [\n<!ENTITY l0 "lol">\n${laughs}
      <!ENTITY file SYSTEM "file:///etc/passwd">\n<!ELEMENT HealthData (Export\n]>
      <!-- ${beat('2026-01-05 20:00:00 +0100')} --><HealthData>${beat('2026-01-05 20:00:00 +0100').replace(
        '"W"',
        '"&l9;&file;&#x57;&amp;lt;"',
      )}</HealthData>`;
    const { readings } = await readReadings(attack);
    expect(readings.map(({ source }) => source)).toEqual(['&l9;&file;W&lt;']);
  });

  it('lists absurd times and values, and says what of it ends too early', async () => {
    const at = '2026-01-05 20:00:00 +0100';
    const wrong = [
      beat('not a date'),
      beat('2026-13-01 00:00:00 +0000'),
      beat('1970-01-01 00:00:00 +0000'),
      beat('2038-01-01 00:00:00 +0000'),
      beat(at, '9e99'),
      beat(at, ''),
      beat(at, '0x40'),
      beat(at).replace(`endDate="${at}"`, 'endDate="2026-01-05 19:00:00 +0100"'),
      beat(at).replace('count/min', 'Hz'),
      beat(at).replace('HeartRate', 'FlightsClimbed'),
      record(
        `type="HKCategoryTypeIdentifierSleepAnalysis" startDate="${at}" endDate="${at}" value="Dreaming"`,
      ),
      beat(at).replace('/>', '>'),
    ];
    const { lines, skipped } = await readReadings(
      `<HealthData>${wrong.join('\n')}${beat(at, '61')}<Record typ`,
    );
    expect(lines).toEqual([
      '2026-01-05T19:00:00Z +60 heart-rate 60 W',
      '2026-01-05T19:00:00Z +60 heart-rate 61 W',
    ]);
    expect(skipped.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '1 Its time can’t be read.',
      '2 Its time can’t be read.',
      '3 Its time is before 1980.',
      '4 Its time is in the future.',
      '5 Heart rate outside 20 to 300 bpm.',
      '6 It has no value.',
      '7 Its value is no number.',
      '8 It ends before it begins.',
      '9 Its unit is none of heart rate.',
      '10 Twyn keeps no HKQuantityTypeIdentifierFlightsClimbed.',
      '11 Its stage of sleep isn’t known.',
      '14 The file breaks off here; what stands before it was read.',
    ]);
  });
});

describe('the scanner of Apple Health', () => {
  const bytes = fixture('apple-export.xml');
  const scanned = (pieces: Buffer[], scanner = new AppleHealthScanner()): string[] => {
    const found: string[] = [];
    for (const piece of pieces) scanner.scan(piece, (attributes, inner) => found.push(attributes + inner));
    return found;
  };
  const whole = scanned([bytes]);

  it.each([1, 2, 7, 64, 1000])('finds the same in pieces of %i bytes', (size) => {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) =>
      bytes.subarray(i * size, (i + 1) * size),
    );
    expect(scanned(pieces)).toEqual(whole);
    expect(whole).toHaveLength(12);
  });

  it('goes on behind the last whole element, wherever it was ended', () => {
    for (let end = 0; end <= bytes.length; end += 97) {
      const first = new AppleHealthScanner();
      const before = scanned([bytes.subarray(0, end)], first);
      const after = scanned([bytes.subarray(first.position)], new AppleHealthScanner(first.position));
      expect([...before, ...after]).toEqual(whole);
    }
  });

  it('holds no more than one element, however long a tag is', () => {
    const scanner = new AppleHealthScanner();
    const long = Buffer.from(`<Record a="${'x'.repeat(3_000_000)}`);
    const pieces = Array.from({ length: 46 }, (_, i) => long.subarray(i * 65_536, (i + 1) * 65_536));
    expect(
      scanned([...pieces, Buffer.from(`"/>${beat('2026-01-05 20:00:00 +0100')}`)], scanner),
    ).toHaveLength(1);
    expect(scanner.tooLong).toBe(1);
  });
});

describe('times, numbers and texts of Apple Health', () => {
  it('reads its own form of a time alone', () => {
    expect(appleTime('2017-11-22 19:14:47 -0400')).toBe(Date.parse('2017-11-22T19:14:47-04:00'));
    expect(appleTime('2026-10-25 02:30:00 +0545')).toBe(Date.parse('2026-10-25T02:30:00+05:45'));
    for (const other of [
      undefined,
      '',
      '2017-11-22T19:14:47-04:00',
      '2017-1x-22 19:14:47 -0400',
      '2017-00-22 19:14:47 -0400',
    ])
      expect(appleTime(other)).toBeNaN();
  });

  it('expands five entities and numeric ones, and takes an empty text for no number', () => {
    expect(unescaped('&lt;&#65;&#x42;&amp;amp;&lol;&#x110000;')).toBe('<AB&amp;&lol;&#x110000;');
    expect([numberOf(''), numberOf('68,4'), numberOf(' 1')]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect(numberOf('1.5e2')).toBe(150);
  });
});
