import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { expect, test } from '../../fixtures/test.ts';
import { ImportPage } from '../../pages/import-page.ts';

/** Some ten seconds of importing on a fast machine: time enough to cancel it. */
const NOTES = 12_000;

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test(
  'a vault is looked at, imported and found; its export is downloaded, and brings nothing a second time',
  {
    tag: '@stack',
  },
  async ({ page, search, shell }) => {
    const imports = new ImportPage(page);
    await imports.goto();
    await imports.choose(
      'vault.zip',
      storedZip({
        'Vault/Lyon.md':
          '---\ntags: [france]\ndate: 2024-05-03\n---\nWe met [[Ana Bell]] at the river. <script>alert(1)</script>',
        'Vault/Ana Bell.md': 'Lives near [[Lyon]].',
        'Vault/photo.png': 'x',
      }),
    );
    await expect(
      imports.preview.getByRole('row', { name: /We met \[\[Ana Bell\]\] at the river.*3 May 2024.*france/ }),
    ).toBeVisible();
    await imports.start();
    await expect(imports.latest).toContainText('2 new memories, 1 row skipped');
    await imports.latest.getByRole('button', { name: 'Report' }).click();
    await expect(page.getByRole('dialog').getByRole('row', { name: /photo\.png/ })).toContainText('no note');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

    await imports.choose('mine.zip', await readFile(await imports.download()));
    await expect(imports.preview.getByRole('row', { name: /at the river/ })).toBeVisible();
    await imports.start();
    await expect(imports.latest).toContainText('0 new memories, 2 were there already');

    await shell.open('Search');
    await search.search('river');
    await expect(search.results.first()).toContainText('<script>alert(1)</script>');
  },
);

test(
  'a file of some megabytes is imported with its progress, cancelled where it stands, and undone',
  {
    tag: '@stack',
  },
  async ({ page }) => {
    const imports = new ImportPage(page);
    await imports.goto();
    // Nobody asks for the drawing, which makes the file large.
    const notes = Array.from({ length: NOTES }, (_, i) => ({
      text: `Shelf ${String(i)} holds box number ${String(i * 7)}.`,
      drawing: 'x'.repeat(800),
    }));
    await imports.choose('shelves.json', JSON.stringify(notes));
    await imports.start();
    await expect(imports.latest.getByRole('progressbar')).toBeVisible();
    await expect(imports.latest.getByText(/^[1-9][\d,]* memor(y|ies) so far$/)).toBeVisible();
    await imports.latest.getByRole('button', { name: 'Cancel' }).click();
    await expect(imports.latest).toContainText('Cancelled.');
    await expect(imports.latest.getByRole('button', { name: 'Cancel' })).toHaveCount(0);

    await imports.latest.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete imported memories' }).click();
    await expect(imports.latest).toContainText(/Undone: [\d,]+ memor(y|ies) deleted$/);
  },
);

/** A zip without compression: enough for notes, and nothing to install. */
function storedZip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const [nameBytes, data] = [Buffer.from(name), Buffer.from(text)];
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, nameBytes, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, rest, nameBytes]));
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, index, Buffer.from('PK\u0005\u0006'), end]);
}
