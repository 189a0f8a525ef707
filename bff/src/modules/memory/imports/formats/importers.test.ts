import { rawZip } from '../../../imports/testing/raw-zip.js';
import { readFile } from '../testing/read-file.js';

const texts = async (...given: Parameters<typeof readFile>): Promise<string[]> =>
  (await readFile(...given)).memories.map(({ text }) => text);

const conversation = {
  conversation_id: 'c1',
  title: 'Trip',
  create_time: 1_700_000_000,
  current_node: 'd',
  mapping: {
    root: { parent: null, message: null },
    a: {
      parent: 'root',
      message: {
        id: 'm1',
        author: { role: 'user' },
        create_time: 1_700_000_001,
        content: { content_type: 'text', parts: ['I live in Lyon.'] },
      },
    },
    b: {
      parent: 'a',
      message: {
        id: 'm2',
        author: { role: 'assistant' },
        content: { content_type: 'text', parts: ['A retry.'] },
      },
    },
    c: {
      parent: 'a',
      message: {
        id: 'm3',
        author: { role: 'assistant' },
        create_time: 1_700_000_002,
        content: { content_type: 'text', parts: ['Nice city.', { image: 1 }] },
      },
    },
    s: {
      parent: 'c',
      message: {
        id: 'm4',
        author: { role: 'system' },
        content: { content_type: 'text', parts: ['Hidden.'] },
      },
    },
    d: {
      parent: 's',
      message: { id: 'm5', author: { role: 'user' }, content: { content_type: 'text', parts: ['Thanks.'] } },
    },
  },
};

describe('plain text', () => {
  it('gives a memory for each paragraph, whatever its line ends', async () => {
    const { format, memories } = await readFile('One\r\nstill one.\r\n\r\n \r\nTwo.\n\n\nThree');
    expect(format).toBe('text');
    expect(memories.map(({ text, row }) => [row, text])).toEqual([
      [1, 'One\nstill one.'],
      [5, 'Two.'],
      [8, 'Three'],
    ]);
  });

  it('keeps the last paragraph, however the file ends', async () => {
    for (const end of ['', '\n', '\r\n', '\n\n\n'])
      expect(await texts(`One.\n\nTwo.${end}`)).toEqual(['One.', 'Two.']);
  });

  it.each([
    [
      'UTF-16 with a mark, little end first',
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Café, naïve.', 'utf16le')]),
    ],
    [
      'UTF-16 with a mark, big end first',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from('Café, naïve.', 'utf16le').swap16()]),
    ],
    ['UTF-8 with a mark', Buffer.from('\uFEFFCafé, naïve.')],
    ['Latin-1', Buffer.from('Café, naïve.', 'latin1')],
  ])('reads %s', async (_, bytes) => {
    expect(await texts(bytes)).toEqual(['Café, naïve.']);
  });

  it('keeps a text of broken UTF-8, and says that characters are missing', async () => {
    const bytes = Buffer.concat([Buffer.from('Café '), Buffer.from([0xff, 0xc3]), Buffer.from(' ends.')]);
    const { memories } = await readFile(bytes);
    expect(memories[0]).toMatchObject({
      text: 'Café \uFFFD\uFFFD ends.',
      remark: expect.stringContaining('could not be read'),
    });
  });

  it('drops NUL and other control characters', async () => {
    expect(
      await texts(
        `A long enough line so that this is a text\u0000 and\u0007 no program, ${'word '.repeat(50)}`,
      ),
    ).toEqual([`A long enough line so that this is a text and no program, ${'word '.repeat(50)}`.trim()]);
  });

  it('cuts a long text into parts of one thread, at the ends of sentences', async () => {
    const sentence = 'Every word of it is kept, and none is cut. ';
    const { memories } = await readFile(sentence.repeat(1200));
    expect(memories.length).toBe(3);
    expect(memories.every(({ text }) => text.length <= 20_000 && text.endsWith('.'))).toBe(true);
    expect(new Set(memories.map(({ thread }) => thread)).size).toBe(1);
    expect(memories.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(memories.map(({ text }) => text).join(' ')).toBe(sentence.repeat(1200).trim());
  });

  it('holds no line of 100 MB: it is skipped, and what stands around it is read', async () => {
    const before = process.memoryUsage.rss();
    const bytes = Buffer.concat([
      Buffer.from('Before.\n\n'),
      Buffer.alloc(100_000_000, 'x'),
      Buffer.from('\n\nAfter.'),
    ]);
    const { memories, skipped } = await readFile(bytes);
    expect(memories.map(({ text }) => text)).toEqual(['Before.', 'After.']);
    expect(skipped).toEqual([{ row: 3, file: 'notes.bin', reason: expect.stringContaining('1,000,000') }]);
    expect(process.memoryUsage.rss() - before).toBeLessThan(250_000_000);
  });

  it.each([
    ['an empty file', Buffer.alloc(0), 'empty'],
    ['a picture called .txt', Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex'), 'isn’t a text'],
    ['a damaged zip', Buffer.from('PK\u0003\u0004 and nothing more'), 'damaged'],
  ])('refuses %s', async (_, bytes, why) => {
    await expect(readFile(bytes, { name: 'notes.txt' })).rejects.toThrow(why);
  });

  it('keeps markup and scripts as the words they are', async () => {
    const html = '<img src=x onerror=alert(1)><script>alert(2)</script> said the page.';
    expect(await texts(html)).toEqual([html]);
  });
});

describe('Markdown', () => {
  const vault = rawZip([
    {
      name: 'Vault/Lyon.md',
      content:
        '---\ntags: [france, "#trip"]\ncreated: 2024-05-03\naliases: Lugdunum\nrating: 5\n---\nWe met [[People/Ana Bell|Ana]] there. #family/visit #2024\n\n`#code`',
    },
    {
      name: 'Vault/People/Ana Bell.md',
      content: '# Ana Bell\n\nLives in [[lugdunum#Old town]], see [notes](../Lyon.md).',
    },
    { name: 'Vault/2024-06-01.md', content: 'A quiet day.' },
    { name: 'Vault/.obsidian/app.json', content: '{}' },
    { name: '__MACOSX/Vault/._Lyon.md', content: 'x' },
    { name: 'Vault/photo.png', content: 'x' },
    { name: 'Vault/Empty.md', content: '' },
  ]);

  it('reads a vault with its front matter, tags, links and dates', async () => {
    const { format, memories, skipped } = await readFile(vault);
    expect(format).toBe('vault');
    expect(memories.map(({ text }) => text)).toEqual([
      '# Lyon\n\nrating: 5\n\nWe met [[People/Ana Bell|Ana]] there. #family/visit #2024\n\n`#code`',
      '# Ana Bell\n\nLives in [[lugdunum#Old town]], see [notes](../Lyon.md).',
      '# 2024-06-01\n\nA quiet day.',
    ]);
    expect(memories[0]).toMatchObject({
      tags: ['france', 'trip', 'family/visit'],
      happenedAt: new Date('2024-05-03T00:00:00Z'),
      names: ['Lyon', 'Vault/Lyon', 'Lugdunum'],
      links: ['People/Ana Bell'],
    });
    expect(memories[1]?.links).toEqual(['lugdunum', '../Lyon']);
    expect(memories[2]?.happenedAt).toEqual(new Date('2024-06-01T00:00:00Z'));
    expect(skipped.map(({ file, reason }) => [file, reason])).toEqual([
      ['Vault/photo.png', expect.stringContaining('no note')],
      ['Vault/Empty.md', expect.stringContaining('no words')],
    ]);
  });

  it('keeps a note whose front matter is broken, unfolds to gigabytes, or names a type', async () => {
    const bomb = `---\na: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefghij'
      .split('')
      .map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghij'[i]}`).join(',')}]`)
      .join('\n')}\n---\nBoom.`;
    for (const front of [
      '---\n: : :\n - [\n---\nBroken.',
      bomb,
      '---\nwhen: !!js/function "x"\n---\nTyped.',
    ]) {
      const { memories } = await readFile(front);
      expect(memories[0]?.text).toMatch(/Broken|Boom|Typed/);
      expect(memories[0]!.text.length).toBeLessThan(2000);
    }
  });

  it('keeps the first twenty of 10,000 tags', async () => {
    const { memories } = await readFile(
      `# Tags\n\n${Array.from({ length: 10_000 }, (_, i) => `#tag${i}`).join(' ')}`,
    );
    expect(memories[0]?.tags).toHaveLength(20);
    expect(memories[0]?.remark).toContain('first 20 tags');
  });
});

describe('a zip', () => {
  const note = { name: 'fine.md', content: 'Fine.' };

  it.each([
    ['a path that leads out', { name: '../../etc/passwd.md', content: 'x' }, 'outside'],
    ['an absolute path', { name: '/etc/cron.d/x.md', content: 'x' }, 'outside'],
    ['a Windows path', { name: 'C:\\windows\\x.md', content: 'x' }, 'outside'],
    ['a symbolic link', { name: 'link.md', content: '/etc/passwd', isSymlink: true }, 'link'],
    ['an encrypted file', { name: 'secret.md', content: 'x', isEncrypted: true }, 'encrypted'],
    ['another zip', { name: 'inner.zip', content: rawZip([note]) }, 'zip inside'],
    ['a bomb', { name: 'bomb.md', content: Buffer.alloc(40_000_000) }, 'far more'],
    [
      'a program called .md',
      { name: 'run.md', content: Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0]) },
      'no text',
    ],
    ['a file that is shorter than it says', { name: 'lie.md', content: 'abc', claimedBytes: 5 }, 'damaged'],
    [
      'a file that is longer than it says',
      { name: 'lie.md', content: 'x'.repeat(100_000), claimedBytes: 5 },
      'damaged',
    ],
  ])('F1: with %s: that is skipped, the rest is read', async (_, entry, why) => {
    const { memories, skipped } = await readFile(rawZip([entry, note]));
    expect(memories.map(({ text }) => text)).toEqual(['# fine\n\nFine.']);
    expect(skipped.map(({ reason }) => reason)).toEqual([expect.stringContaining(why)]);
  });

  it('F1: that unpacks to more than it may as a whole is not opened', async () => {
    const dense = Array.from({ length: 12 }, (_, i) => ({
      name: `${i}.md`,
      content: Buffer.alloc(9_900_000, 'a'),
    }));
    await expect(readFile(rawZip(dense))).rejects.toThrow('far more');
    await expect(
      readFile(rawZip([{ name: 'a.md', content: 'a', claimedBytes: 4_000_000_000 }, note])),
    ).resolves.toMatchObject({
      skipped: [{ reason: expect.stringContaining('far more') }],
    });
  });

  it('F1: with a file for every grain of sand is not opened', async () => {
    const many = rawZip([note]);
    many.writeUInt16LE(0xffff, many.length - 12);
    await expect(readFile(many)).rejects.toThrow(/damaged|100,000/);
  });

  it('without anything to read says so', async () => {
    await expect(readFile(rawZip([{ name: 'photo.png', content: 'x' }]))).rejects.toThrow(
      'nothing that Twyn can read',
    );
  });
});

describe('a table', () => {
  it('is read by the heads of its columns', async () => {
    const csv =
      '\uFEFFDate;Note;Tags;Who\n03/04/2024 18:05;"Dinner; with ""Bo""\nand rain";food,friends;Ana\n2024-05-01;Plain;;\n';
    const { format, memories, mapping, columns } = await readFile(csv);
    expect({ format, columns, fields: mapping?.columns }).toEqual({
      format: 'csv',
      columns: ['Date', 'Note', 'Tags', 'Who'],
      fields: ['occurredAt', 'text', 'tags', 'author'],
    });
    expect(memories).toMatchObject([
      {
        text: 'Dinner; with "Bo"\nand rain',
        tags: ['food', 'friends'],
        author: 'Ana',
        happenedAt: new Date('2024-04-03T18:05:00Z'),
      },
      { text: 'Plain', tags: [], author: null, happenedAt: new Date('2024-05-01T00:00:00Z') },
    ]);
  });

  it('is read as the user maps it', async () => {
    const { memories } = await readFile('a,b,c\n1,Two,3/4/2024\n', {
      mapping: { columns: ['text', 'text', 'occurredAt'], hasHeader: true, isDayFirst: false },
    });
    expect(memories).toMatchObject([{ text: 'a: 1\nb: Two', happenedAt: new Date('2024-03-04T00:00:00Z') }]);
  });

  it('bears rows of any width, heads that repeat, and a quote that never ends', async () => {
    const { memories, warnings } = await readFile(
      `text,date,text\n${'Same,,\n'.repeat(9)}One\nTwo,2024-01-01,more,and,more\n\nThree "quoted,,\n`,
    );
    expect(memories.slice(9).map(({ text }) => text)).toEqual(['One', 'Two', 'Three "quoted']);
    expect(warnings).toHaveLength(2);
  });

  it('says where a quotation mark opens that never closes', async () => {
    const { memories, skipped } = await readFile('id,text\n1,First\n2,"Second\n3,Third\n');
    expect(memories.map(({ text }) => text)).toEqual(['First']);
    expect(skipped).toEqual([{ row: 3, file: 'notes.bin', reason: expect.stringContaining('never closes') }]);
  });

  it('skips a row of 100 MB and reads on', async () => {
    const csv = Buffer.concat([
      Buffer.from('id,text\n1,First\n2,'),
      Buffer.alloc(100_000_000, 'x'),
      Buffer.from('\n3,Last\n'),
    ]);
    const { memories, skipped } = await readFile(csv);
    expect(memories.map(({ text }) => text)).toEqual(['First', 'Last']);
    expect(skipped.map(({ reason }) => reason)).toEqual([expect.stringContaining('4 million')]);
  });

  it.each([
    ['0000-01-01', null],
    ['9999-12-31', new Date('9999-12-31T00:00:00Z')],
    ['10000-01-01', null],
    ['2024-02-30', null],
    ['yesterday', null],
    ['1700000000', new Date(1_700_000_000_000)],
    ['3 March 2024 10:00', new Date('2024-03-03T10:00:00Z')],
    ['2024-03-03T10:00:00+02:00', new Date('2024-03-03T08:00:00Z')],
    ['12/31/2024 11:30 pm', new Date('2024-12-31T23:30:00Z')],
  ])('dated %s gives %s', async (date, expected) => {
    const { memories } = await readFile(`text,date\nA day.,${date}\n`);
    expect(memories[0]).toMatchObject({ text: 'A day.', happenedAt: expected });
    expect(memories[0]?.remark === undefined).toBe(expected !== null);
  });

  it('is not seen in prose with commas', async () => {
    expect(
      (await readFile('Well, it rained, and we stayed in.\nThen, at last, the sun came out.\n')).format,
    ).toBe('text');
  });
});

describe('JSON', () => {
  it('is a list of objects or texts, or one object a line', async () => {
    const item = {
      text: 'Said.',
      occurredAt: '2024-01-02',
      author: 'Bo',
      thread: 't',
      seq: 3,
      externalId: 'x',
    };
    const { format, memories, skipped } = await readFile(
      JSON.stringify([item, 'Just words, "quoted] \\" ok', { text: 7 }, null, [1]]),
    );
    expect(format).toBe('json');
    expect(memories).toMatchObject([
      { ...pick(item), happenedAt: new Date('2024-01-02T00:00:00Z') },
      { text: 'Just words, "quoted] \\" ok' },
    ]);
    expect(skipped.map(({ row }) => row)).toEqual([3, 4, 5]);
    expect(await texts('{"text":"A"}\n{"content":"B"}\n')).toEqual(['A', 'B']);
  });

  it('loses only what is broken', async () => {
    const { memories, skipped } = await readFile(
      '[{"text":"A"}, {"text": nonsense}, {"text":"B"}, {"text":"C',
    );
    expect(memories.map(({ text }) => text)).toEqual(['A', 'B']);
    expect(skipped.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'It is no valid JSON.'],
      [4, 'It is no valid JSON.'],
    ]);
  });

  it('skips an object of 100 MB and reads on', async () => {
    const json = Buffer.concat([
      Buffer.from('["A","'),
      Buffer.alloc(100_000_000, 'x'),
      Buffer.from('","B"]'),
    ]);
    const { memories, skipped } = await readFile(json);
    expect(memories.map(({ text }) => text)).toEqual(['A', 'B']);
    expect(skipped).toHaveLength(1);
  });

  it('gives the same keys every time, and others to other words', async () => {
    const read = async (text: string): Promise<string[]> =>
      (await readFile(JSON.stringify([{ text }]))).memories.map(({ key }) => key);
    expect(await read('Same.')).toEqual(await read('Same.'));
    expect(await read('Same.')).not.toEqual(await read('Other.'));
  });
});

describe('a ChatGPT export', () => {
  it('keeps the last branch, who said it, and its order', async () => {
    for (const file of [
      JSON.stringify([conversation]),
      rawZip([
        { name: 'user.json', content: '{}' },
        { name: 'conversations.json', content: JSON.stringify([conversation]) },
      ]),
    ]) {
      const { format, memories } = await readFile(file);
      expect(format).toBe('chatgpt');
      expect(
        memories.map(({ text, author, thread, seq, externalId }) => [text, author, thread, seq, externalId]),
      ).toEqual([
        ['I live in Lyon.', null, 'c1', 0, 'm1'],
        ['Nice city.', 'ChatGPT', 'c1', 1, 'm3'],
        ['Thanks.', null, 'c1', 2, 'm5'],
      ]);
      expect(memories[0]).toMatchObject({ kind: 'conversation', happenedAt: new Date(1_700_000_001_000) });
    }
  });

  it('does not run in the circles of a forged tree', async () => {
    const forged = {
      ...conversation,
      mapping: { ...conversation.mapping, a: { ...conversation.mapping.a, parent: 'd' } },
    };
    expect(await texts(JSON.stringify([forged]))).toHaveLength(3);
  });
});

function pick({ text, author, thread, seq, externalId }: Record<string, unknown>): object {
  return { text, author, thread, seq, externalId };
}
