import fc from 'fast-check';
import { rawZip } from '../../../imports/testing/raw-zip.js';
import { fixture, readMoods } from '../testing/read-moods.js';
import { textOfHtml, textOfMarkdown } from './note-text.js';

const DAYLIO_WORDS = [
  { word: 'Rad', mood: 5 },
  { word: 'meh', mood: 3 },
  { word: 'bad', mood: 2 },
  { word: 'awful', mood: 1 },
] as const;

describe('Daylio', () => {
  it('reads its table: both clocks, notes in HTML, activities, nights of changed clocks, and words of one’s own', async () => {
    const { format, lines, skipped } = await readMoods(fixture('daylio.csv'), { words: [...DAYLIO_WORDS] });
    expect(format).toBe('daylio');
    expect(lines).toEqual([
      '2026-11-19T20:30Z 5 rad #friends #Walk #good meal: A good evening\nAte far too much & laughed.\npasta\ncake',
      // 02:30 comes twice that night, and is the first; in March it is left out, and an hour later by the clock.
      '2026-10-25T00:30Z 3 meh: Two lines,\nand a "quote"',
      '2026-03-29T01:30Z 2 bad #work',
      // A day without an hour is its noon.
      '2026-03-03T11:00Z 1 awful',
    ]);
    expect(skipped).toEqual([
      { row: 5, file: 'file.bin', reason: 'Its word for the mood has no step.' },
      { row: 6, file: 'file.bin', reason: 'Its word for the mood has no step.' },
      { row: 7, file: 'file.bin', reason: 'Its time can’t be read.' },
      { row: 8, file: 'file.bin', reason: 'Its time can’t be read.' },
      { row: 9, file: 'file.bin', reason: 'Its time is still to come.' },
    ]);
  });

  it('makes the same entry of the same row, whatever the zone', async () => {
    const words = [...DAYLIO_WORDS, { word: 'bäh', mood: 2 as const }];
    const { moods } = await readMoods(fixture('daylio.csv'), { words });
    const elsewhere = await readMoods(fixture('daylio.csv'), { words, timeZone: 'Asia/Tokyo' });
    expect(moods.map(({ identity }) => identity)).toEqual(elsewhere.moods.map(({ identity }) => identity));
    expect(new Set(moods.map(({ identity }) => identity)).size).toBe(moods.length - 1);
  });
});

describe('Day One', () => {
  const words = [
    { word: 'happy', mood: 4 },
    { word: 'sad', mood: 2 },
  ] as const;
  const lines = [
    '2026-06-01T21:05Z 4 Happy #walk: # A day\n\nWalked - far.\n\nHome at nine.',
    '2026-06-03T06:00Z 2 sad',
  ];
  const reasons = ['It tells no mood.', 'Its time can’t be read.', 'It is no entry of Day One.'];

  it('reads a journal: the mood of a tag, and what is no entry with its reason', async () => {
    const read = await readMoods(fixture('day-one.json'), { words: [...words] });
    expect(read).toMatchObject({ format: 'day-one', lines });
    expect(read.skipped.map(({ row, reason }) => [row, reason])).toEqual(
      reasons.map((reason, i) => [i + 2, reason]),
    );
  });

  it('reads the zip with its pictures, and leaves other files of it alone', async () => {
    const zip = rawZip([
      { name: 'Journal.json', content: fixture('day-one.json') },
      { name: 'photos/0123.jpeg', content: Buffer.from([0xff, 0xd8, 0xff, 0, 1]) },
      { name: 'settings.json', content: '{"entries":[]}' },
    ]);
    const read = await readMoods(zip, { words: [...words] });
    expect(read.lines).toEqual(lines);
    expect(read.skipped.map(({ file }) => file)).toEqual(Array(3).fill('Journal.json'));
  });

  it('gives entries without a mood the step that was chosen for them', async () => {
    const read = await readMoods(fixture('day-one.json'), { words: [...words], otherwise: 3 });
    expect(read.lines[1]).toBe('2026-06-02T06:00Z 3: Nothing of note.');
  });
});

describe('another table', () => {
  it('reads days with or without an hour, and numbers of ten, and keeps absurd ones out', async () => {
    const read = await readMoods(fixture('moods.csv'), { most: 10 });
    expect(read).toMatchObject({
      format: 'csv',
      mapping: { columns: ['date', 'clock', 'mood', 'energy', 'tags', 'note'], isDayFirst: true },
      lines: [
        '2026-10-31T11:00Z 4 e5 #Arbeit #Sport: Mittag',
        '2026-11-01T07:15Z 5',
        '2026-11-02T07:15Z 1 e2',
      ],
    });
    expect(read.skipped.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '5 Its mood is none of 1 to 10.',
      '6 It tells no mood.',
      '7 Its time can’t be read.',
    ]);
  });

  it('guesses what columns hold, also where the hour stands alone', async () => {
    const read = await readMoods('Time,Rating,Notes,Notes\n2026-01-02T08:00:00Z,3,a,b\n');
    expect(read.mapping.columns).toEqual(['time', 'mood', 'note', 'ignore']);
    expect(read.warnings).toHaveLength(1);
    expect(read.lines).toEqual(['2026-01-02T08:00Z 3: a']);
  });
});

describe('what is made to harm', () => {
  it.each([
    ['a table of 5,000 columns', `Date,Mood${',x'.repeat(4998)}\n2026-01-01,3\n`, /5,000 columns/],
    ['no table and no journal', '{"entries":[{"text":"x"}]}\n', /none of the files/],
    ['a picture under another name', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 255]), /text|files/],
    ['a zip of something else', rawZip([{ name: 'a.txt', content: 'x' }]), /none of the files/],
    [
      'a truncated zip',
      rawZip([{ name: 'Journal.json', content: fixture('day-one.json') }]).subarray(0, 300),
      /damaged/,
    ],
    [
      'a zip bomb',
      rawZip([{ name: 'Journal.json', content: Buffer.alloc(60_000_000, ' ') }]),
      /none of the files/,
    ],
  ])('refuses %s with the reason', async (_, content, reason) => {
    await expect(readMoods(content)).rejects.toThrow(reason);
  });

  it('leaves a huge entry, deep nesting and half a journal to themselves', async () => {
    const entry = '{"creationDate":"2026-06-03T06:00:00Z","tags":["sad"]}';
    const huge = `{"creationDate":"2026-06-03T06:00:00Z","text":"${'x'.repeat(2_100_000)}"}`;
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const journal = `{"entries":[${entry},${huge},${deep},${entry.replace('03', '04')},{"creationDate":"2026`;
    const { lines, skipped } = await readMoods(journal, { words: [{ word: 'sad', mood: 2 }] });
    expect(lines).toEqual(['2026-06-03T06:00Z 2 sad', '2026-06-04T06:00Z 2 sad']);
    expect(skipped.map(({ reason }) => reason)).toEqual([
      'The entry is longer than 2 million characters.',
      'It is no entry of Day One.',
      'It is no entry of Day One.',
    ]);
  });

  it('says where a quotation mark never closes', async () => {
    const { lines, skipped } = await readMoods('Date,Mood,Note\n2026-01-01,3,a\n2026-01-02,3,"b\n');
    expect(lines).toHaveLength(1);
    expect(skipped[0]?.reason).toContain('never closes');
  });

  it('keeps notes, words and tags within what an entry holds', async () => {
    const tags = Array.from({ length: 40 }, (_, i) => `t${i}`).join('|');
    const file = `Date,Mood,Tags,Note\n2026-01-01,3,${tags},${'n'.repeat(5000)}\u0000\u0007\n`;
    const { moods } = await readMoods(file);
    expect(moods[0]?.note).toHaveLength(2000);
    expect(moods[0]?.tags).toHaveLength(30);
    expect(moods[0]?.remark).toBe('Its note was cut at 2,000 characters. Only its first 30 tags were kept.');
  });

  it('reads any note without failing', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('<', '>', '&', '#', 'a', '1', ';', '\\', '!', '[', ']', '(', ')'),
        }),
        (text) => {
          expect(textOfHtml(text).length).toBeLessThanOrEqual(text.length);
          expect(textOfMarkdown(text).length).toBeLessThanOrEqual(text.length);
        },
      ),
    );
    // Steps that grew with the square of the length would outlast the test's limit.
    expect(textOfHtml('<a'.repeat(500_000)).length).toBeLessThanOrEqual(1_000_000);
    expect(textOfMarkdown('![](['.repeat(200_000)).length).toBeLessThanOrEqual(1_000_000);
  });
});
