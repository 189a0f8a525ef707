import { rawZip } from '../../../imports/testing/raw-zip.js';
import { fixture, readReadings } from '../testing/read-readings.js';

const reasons = (skipped: { row: number; reason: string }[]): string[] =>
  skipped.map(({ row, reason }) => `${row} ${reason}`);

describe('Google Takeout', () => {
  it('reads what Fitbit kept: pounds, confidence, and a night over which clocks were put back', async () => {
    const zip = rawZip([
      {
        name: 'Takeout/Fitbit/Global Export Data/heart_rate-2026-10-24.json',
        content:
          '[{"dateTime":"10/24/26 00:00:03","value":{"bpm":58,"confidence":3}},{"dateTime":"10/24/26 00:00:08","value":{"bpm":70,"confidence":0}},{"bpm":1},{]',
      },
      {
        name: 'Takeout/Fitbit/Global Export Data/sleep-2026-10-01.json',
        content: JSON.stringify([
          {
            ...{ logId: 1, dateOfSleep: '2026-10-25', startTime: '2026-10-24T23:46:00.000', mainSleep: true },
            levels: {
              data: [
                { dateTime: '2026-10-24T23:46:00.000', level: 'wake', seconds: 510 },
                { dateTime: '2026-10-24T23:54:30.000', level: 'light', seconds: 10_800 },
                // An hour is shown twice in this night: it began when the one before ended, not an hour before that.
                { dateTime: '2026-10-25T02:54:30.000', level: 'rem', seconds: 300 },
                { dateTime: '2026-10-25T03:00:00.000', level: 'snoring', seconds: 300 },
              ],
            },
          },
        ]),
      },
      {
        name: 'Takeout/Fitbit/Global Export Data/steps-2026-10-24.json',
        content: '[{"dateTime":"10/24/26 08:00:00","value":"12"}]',
      },
      {
        name: 'Takeout/Fitbit/Global Export Data/weight-2026-10-01.json',
        content:
          '[{"logId":1,"weight":150.4,"bmi":23.1,"fat":24.002,"date":"10/05/26","time":"23:59:59","source":"Aria"}]',
      },
      { name: 'Takeout/Fitbit/Physical Activity/Readme.txt', content: 'Hello' },
    ]);
    const { format, lines, skipped, warnings } = await readReadings(zip);
    expect(format).toBe('google-takeout');
    expect(warnings).toEqual([expect.stringContaining('without their zone')]);
    expect(lines).toEqual([
      '2026-10-23T22:00:03Z +120 heart-rate 58 Fitbit',
      '2026-10-24T21:46:00Z (8.5 min) +120 sleep-awake 0.1417 Fitbit',
      '2026-10-24T21:54:30Z (180 min) +120 sleep-light 3 Fitbit',
      '2026-10-25T00:54:30Z (5 min) +120 sleep-rem 0.0833 Fitbit',
      '2026-10-24T06:00:00Z +120 steps 12 Fitbit',
      '2026-10-05T21:59:59Z +120 body-weight 68.2203 Fitbit',
      '2026-10-05T21:59:59Z +120 body-fat 24.002 Fitbit',
    ]);
    expect(reasons(skipped)).toEqual([
      '2 The device was not sure of it.',
      '3 It isn’t written as Fitbit writes it.',
      '4 It isn’t written as Fitbit writes it.',
      '1 Its stage of sleep isn’t known.',
    ]);
  });

  it('reads the quarters of Google Fit’s days, and leaves out the file that sums them up', async () => {
    const heads =
      'Start time,End time,Move Minutes count,Distance (m),Average heart rate (bpm),Step count,Light sleeping duration (ms)';
    const zip = rawZip([
      {
        name: 'Takeout/Fit/Daily activity metrics/2026-10-24.csv',
        content: `${heads}\n08:00:00.000+05:30,08:15:00.000+05:30,3,120.5,61.5,150,\n23:45:00.000+05:30,00:00:00.000+05:30,,,,10,900000\nsoon,later,1,,,,\n`,
      },
      {
        name: 'Takeout/Fit/Daily activity metrics/Daily activity metrics.csv',
        content: 'Date,Move Minutes count,Step count\n2026-10-24,3,160\n2026-10-23,0,0\n',
      },
    ]);
    const { lines, skipped } = await readReadings(zip);
    expect(lines).toEqual([
      '2026-10-24T02:30:00Z (14.98 min) +330 heart-rate 61.5 Google Fit',
      '2026-10-24T02:30:00Z (14.98 min) +330 steps 150 Google Fit',
      '2026-10-24T02:30:00Z (14.98 min) +330 distance 0.1205 Google Fit',
      '2026-10-24T02:30:00Z (14.98 min) +330 active-minutes 3 Google Fit',
      '2026-10-24T18:15:00Z (14.98 min) +330 steps 10 Google Fit',
      '2026-10-24T18:15:00Z (14.98 min) +330 sleep-light 0.25 Google Fit',
    ]);
    expect(reasons(skipped)).toEqual([
      '4 Its time can’t be read.',
      '1 It sums up the days, which are read from files of their own.',
    ]);
  });
});

describe('Health Connect', () => {
  const expected = [
    '2026-10-24T22:00:00Z +120 body-weight 68.4 Fitbit/Pixel Watch',
    '2026-10-24T22:00:00Z (10 min) +120 steps 900 Fitbit',
    '2026-10-24T22:00:00Z (10 min) +120 steps 880 Fit',
    '2026-10-24T22:00:00Z (10 min) +120 total-energy 749.3665 Fitbit',
    '2026-10-24T22:00:00Z +120 heart-rate 61 Fitbit',
    '2026-10-24T22:00:30Z +120 heart-rate 62 Fitbit',
    '2026-10-24T22:00:00Z (60 min) +120 sleep-deep 1 Fitbit',
    '2026-10-24T23:00:00Z (60 min) +120 sleep-rem 1 Fitbit',
  ];

  it.each([
    [
      'in its zip',
      () => rawZip([{ name: 'health_connect_export.db', content: fixture('health_connect_export.db') }]),
    ],
    ['alone', () => fixture('health_connect_export.db')],
  ])('is read from its database %s: grams, small calories, offsets in seconds', async (_, content) => {
    const { format, lines, skipped } = await readReadings(content());
    expect(format).toBe('health-connect');
    expect(lines).toEqual(expected);
    expect(skipped).toEqual([]);
  });

  it('says that a database is damaged, or another', async () => {
    const bytes = Buffer.from(fixture('health_connect_export.db'));
    bytes.fill(0xff, 100, 20_000);
    await expect(readReadings(bytes)).rejects.toThrow(/damaged, or none of Health Connect/);
    await expect(readReadings(bytes.subarray(0, 100))).rejects.toThrow(/Health Connect/);
  });
});

describe('FIT', () => {
  it('gives heart rates and the energy of a session at the place of the device', async () => {
    const { format, lines, skipped } = await readReadings(fixture('run.fit'), {
      timeZone: 'America/New_York',
    });
    expect(format).toBe('fit');
    expect(lines).toEqual([
      ...[120, 121, 122, 123, 124].map(
        (rate, i) => `2026-10-24T22:00:0${i}Z +120 heart-rate ${rate} FIT file`,
      ),
      '2026-10-24T22:00:00Z (0.08 min) +120 active-energy 12 FIT file',
    ]);
    expect(skipped).toEqual([]);
  });

  it('lists a damaged file of a zip, and reads the others', async () => {
    const damaged = Buffer.from(fixture('run.fit')).fill(0x55, 60, 200);
    const cut = fixture('run.fit').subarray(0, 100);
    const zip = rawZip([
      { name: 'a.fit', content: damaged },
      { name: 'b.fit', content: cut },
      { name: 'c.fit', content: fixture('run.fit') },
    ]);
    const { lines, skipped } = await readReadings(zip);
    expect(lines.slice(-6)).toHaveLength(6);
    expect(skipped.map(({ file }) => file)).toEqual(['a.fit', 'b.fit']);
  });
});

describe('Whoop', () => {
  it('takes a sleep for its night, its offset from its own column, and leaves an open cycle without energy', async () => {
    const { format, lines, skipped } = await readReadings(fixture('whoop-physiological_cycles.csv'), {
      name: 'physiological_cycles.csv',
    });
    expect(format).toBe('whoop');
    const night = '2026-10-10T21:49:18Z (521.42 min) +60';
    expect(lines).toEqual([
      `${night} resting-heart-rate 61 Whoop`,
      `${night} heart-rate-variability-rmssd 60 Whoop`,
      `${night} skin-temperature 33.13 Whoop`,
      `${night} oxygen-saturation 97.75 Whoop`,
      `${night} respiratory-rate 16.6 Whoop`,
      `${night} sleep-duration 6.2667 Whoop`,
      `${night} sleep-in-bed 8.6833 Whoop`,
      `${night} sleep-light 2.45 Whoop`,
      `${night} sleep-deep 2.7833 Whoop`,
      `${night} sleep-rem 1.0333 Whoop`,
      `${night} sleep-awake 2.4167 Whoop`,
      '2026-01-16T00:00:00Z (1413.83 min) +0 total-energy 827 Whoop',
    ]);
    expect(skipped).toEqual([]);
  });

  it('says what of its zip it leaves out', async () => {
    const heads = 'Cycle start time,Cycle end time,Cycle timezone';
    const zip = rawZip([
      { name: 'workouts.csv', content: `${heads},Workout start time\n2026-01-01 00:00:00,,UTCZ,x\n` },
      { name: 'journal_entries.csv', content: `${heads},Question text\nnever,,UTCZ,x\n` },
      { name: 'sleeps.csv', content: `${heads},Sleep onset\nnever,,UTCZ,\n` },
    ]);
    const { lines, skipped } = await readReadings(zip);
    expect(lines).toEqual([]);
    expect(skipped.map(({ file, reason }) => `${file}: ${reason}`)).toEqual([
      'journal_entries.csv: Twyn keeps no journal entries yet.',
      'sleeps.csv: Its time can’t be read.',
      'workouts.csv: Twyn keeps no workouts yet.',
    ]);
  });
});

describe('Oura', () => {
  it('gives the night from bedtime on and the day as a whole', async () => {
    const { format, lines, skipped } = await readReadings(fixture('oura-trends.csv'), {
      timeZone: 'America/Los_Angeles',
    });
    expect(format).toBe('oura');
    const night = '2026-03-04T06:14:42Z (455 min) -480';
    expect(lines).toEqual([
      `${night} sleep-duration 6.8583 Oura`,
      `${night} sleep-awake 0.725 Oura`,
      `${night} sleep-rem 0.6667 Oura`,
      `${night} sleep-light 4.025 Oura`,
      `${night} sleep-deep 2.1667 Oura`,
      `${night} resting-heart-rate 46 Oura`,
      `${night} heart-rate-variability-rmssd 69 Oura`,
      `${night} respiratory-rate 13.75 Oura`,
      '2026-03-04T08:00:00Z (1439.98 min) -480 steps 5703 Oura',
    ]);
    expect(skipped).toEqual([]);
  });

  it('takes the first of two columns with one name, and knows a day of 25 hours', async () => {
    const { lines } = await readReadings(
      'date,Steps,Average HRV,Average HRV\n2026-10-25,100,60,70\nsoon,1,2,3\n',
    );
    expect(lines).toEqual([
      '2026-10-25T10:00:00Z +120 heart-rate-variability-rmssd 60 Oura',
      '2026-10-24T22:00:00Z (1499.98 min) +120 steps 100 Oura',
    ]);
  });
});

describe('Withings', () => {
  it('makes a share of the mass of fat, and leaves empty cells', async () => {
    const { format, lines, skipped } = await readReadings(fixture('withings-weight.csv'));
    expect(format).toBe('withings');
    expect(lines).toEqual([
      '2026-04-25T06:11:51Z +120 body-weight 80.9 Withings',
      '2026-04-25T06:11:51Z +120 body-fat 19.8 Withings',
      '2026-04-24T06:01:10Z +120 body-weight 81.2 Withings',
    ]);
    expect(skipped).toEqual([]);
  });

  it('reads pounds, blood pressure and sleep', async () => {
    const zip = rawZip([
      {
        name: 'bp.csv',
        content: 'Date,Heart rate,Systolic,Diastolic,Comments\n"2026-04-25 08:11:51",61,120,80,\n',
      },
      {
        name: 'sleep.csv',
        content:
          'from,to,"light (s)","deep (s)","rem (s)","awake (s)"\n2026-04-24T23:00:00+02:00,2026-04-25T07:00:00+02:00,3600,7200,0,600\n',
      },
      {
        name: 'weight.csv',
        content:
          'Date,"Weight (lb)","Fat mass (lb)"\n"2026-04-25 08:11:51",150,30\n"2026-04-25 08:12:51",-5,\n',
      },
    ]);
    const { lines, skipped } = await readReadings(zip);
    const night = '2026-04-24T21:00:00Z (480 min) +120';
    expect(lines).toEqual([
      '2026-04-25T06:11:51Z +120 heart-rate 61 Withings',
      '2026-04-25T06:11:51Z +120 systolic-blood-pressure 120 Withings',
      '2026-04-25T06:11:51Z +120 diastolic-blood-pressure 80 Withings',
      `${night} sleep-light 1 Withings`,
      `${night} sleep-deep 2 Withings`,
      `${night} sleep-rem 0 Withings`,
      `${night} sleep-awake 0.1667 Withings`,
      '2026-04-25T06:11:51Z +120 body-weight 68.0389 Withings',
      '2026-04-25T06:11:51Z +120 body-fat 20 Withings',
    ]);
    expect(reasons(skipped)).toEqual(['3 Weight outside 2 to 500 kg.']);
  });
});

describe('a table', () => {
  it('is read by its heads: metrics with their units, times with and without a zone', async () => {
    const csv =
      'Date;Weight (lb);Glucose (mg/dL);Mood\n25.04.2026 08:00;150,5;90;fine\n2026-04-26T08:00:00Z;;100;\n31.02.2026;1;1;\n27.04.2026;abc;;\n';
    const { format, columns, mapping, lines, skipped } = await readReadings(csv, { name: 'mine.csv' });
    expect(format).toBe('csv');
    expect(columns).toEqual(['Date', 'Weight (lb)', 'Glucose (mg/dL)', 'Mood']);
    expect(mapping).toEqual({
      heads: columns,
      columns: ['time', 'body-weight', 'glucose', 'ignore'],
      units: ['', 'lb', 'mg/dl', ''],
      isDayFirst: true,
    });
    expect(lines).toEqual([
      '2026-04-25T06:00:00Z +120 body-weight 68.2657 Table',
      '2026-04-25T06:00:00Z +120 glucose 4.9957 Table',
      '2026-04-26T08:00:00Z +0 glucose 5.5507 Table',
    ]);
    expect(reasons(skipped)).toEqual(['4 Its time can’t be read.', '5 Its value is no number.']);
  });

  it('may have a row for each value, also of a metric of one’s own', async () => {
    const csv =
      'Time,Metric,Value,Unit,Device\n4/25/2026 8:00 pm,pulse,61,,Strap\n4/25/2026 9:00 pm,Push-ups,30,times,\n4/25/2026,weight,80,miles,\n4/25/2026,,80,,\n';
    const { lines, skipped } = await readReadings(csv, { name: 'mine.csv' });
    expect(lines).toEqual([
      '2026-04-25T18:00:00Z +120 heart-rate 61 Strap',
      '2026-04-25T19:00:00Z +120 push-ups 30 Table',
    ]);
    expect(reasons(skipped)).toEqual(['4 Its unit is none of weight.', '5 It names no metric.']);
  });

  it('is refused with 5,000 columns, and with none of a known kind', async () => {
    const wide = Array.from({ length: 5000 }, (_, i) => (i === 0 ? 'date' : `c${i}`)).join(',');
    await expect(readReadings(`${wide}\n1,2\n`, { name: 'wide.csv' })).rejects.toThrow(
      'wide.csv has 5,000 columns; Twyn reads tables of up to 200.',
    );
    for (const other of [
      'Dear diary, today was fine.\n',
      Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
      '{}',
    ])
      await expect(readReadings(other, { name: 'export.xml' })).rejects.toThrow(
        /none of the files that Twyn reads/,
      );
  });
});
