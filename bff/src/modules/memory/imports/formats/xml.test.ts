import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { readFile } from '../testing/read-file.js';

/** Ten to the ninth laughs, were it expanded. */
const LAUGHS = `<?xml version="1.0"?>\n<!DOCTYPE lolz [\n<!ENTITY lol "lol">\n${Array.from(
  { length: 9 },
  (_, i) => `<!ENTITY lol${String(i + 1)} "${`&lol${i === 0 ? '' : String(i)};`.repeat(10)}">`,
).join('\n')}\n]>\n<HealthData>&lol9;</HealthData>`;

describe('XML, such as an export of Apple Health', () => {
  it('F2: is read as the words it is: no entity unfolds, nothing is fetched, and a malformed DTD stops nothing', async () => {
    const asked: string[] = [];
    const canary = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end('<!ENTITY x "fetched">');
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${String((canary.address() as AddressInfo).port)}`;
    const files = {
      laughs: LAUGHS,
      outside: `<?xml version="1.0"?>\n<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y SYSTEM "${url}/y">]>\n<r>&x;&y;</r>`,
      'outside DTD': `<?xml version="1.0"?>\n<!DOCTYPE r SYSTEM "${url}/dtd">\n<r>hello</r>`,
      malformed:
        '<?xml version="1.0"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (ExportDate\n]>\n<Record value="7\u000b2"/>',
    };
    for (const [name, content] of Object.entries(files)) {
      const { memories } = await readFile(content, { name: 'export.xml' });
      const read = memories.map(({ text }) => text).join('\n');
      expect(read.length, name).toBeLessThan(content.length + 100);
      expect(read, name).not.toMatch(/root:|fetched|(lol){11}/);
    }
    expect(asked).toEqual([]);
    canary.close();
  });
});
