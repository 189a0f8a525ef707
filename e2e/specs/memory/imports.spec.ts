import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { expectAccessible } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';
import { ImportPage } from '../../pages/import-page.ts';

test('a vault is looked at, imported, found, and brings nothing a second time', async ({
  page,
  owner,
  search,
  shell,
}) => {
  expect(owner.name).toBe('Mara');
  const imports = new ImportPage(page);
  const vault = storedZip({
    'Vault/Lyon.md':
      '---\ntags: [france]\ndate: 2024-05-03\n---\nWe met [[Ana Bell]] at the river. <script>alert(1)</script>',
    'Vault/Ana Bell.md': 'Lives near [[Lyon]].',
    'Vault/photo.png': 'x',
  });
  await imports.goto();
  await expectAccessible(page);
  await imports.choose('vault.zip', vault);
  await expect(
    imports.preview.getByRole('row', { name: /We met \[\[Ana Bell\]\] at the river.*3 May 2024.*france/ }),
  ).toBeVisible();
  await expectAccessible(page);
  await imports.start();
  await expect(imports.latest).toContainText('2 new memories, 1 row skipped');
  await imports.latest.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByRole('dialog').getByRole('row', { name: /photo\.png/ })).toContainText('no note');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await imports.choose('vault.zip', vault);
  await imports.start();
  await expect(imports.latest).toContainText('0 new memories, 2 were there already');

  await shell.open('Search');
  await search.search('river');
  await expect(search.results.first()).toContainText('<script>alert(1)</script>');
});

test('a table is mapped by hand, imported and undone but for what was changed', async ({
  page,
  owner,
  memory,
}) => {
  expect(owner.name).toBe('Mara');
  const imports = new ImportPage(page);
  await imports.goto();
  await imports.choose(
    'diary.csv',
    'Day,Mood,Words\n03/04/2024,fine,The cat slept.\n04/04/2024,low,It rained all day.\n',
  );
  await expect(page.getByRole('combobox', { name: 'Words' })).toHaveValue('text');
  await expect(imports.preview.getByRole('row', { name: /The cat slept.*3 April 2024/ })).toBeVisible();
  await page.getByRole('checkbox', { name: '3/4 is the third of April' }).uncheck();
  await expect(imports.preview.getByRole('row', { name: /The cat slept.*4 March 2024/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Mood' }).selectOption({ label: 'Tags' });
  await expect(imports.preview.getByRole('row', { name: /It rained all day.*low/ })).toBeVisible();
  await imports.start();
  await expect(imports.latest).toContainText('2 new memories');

  await page.goto('/memory');
  await memory.open(/The cat slept/);
  await memory.correct('The cat slept on my lap.');
  await imports.goto();
  await imports.latest.getByRole('button', { name: 'Undo' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveText('The cat slept on my lap.');
  await expect(dialog).toContainText('1 memory goes for good');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Erase what it brought' }).click();
  await expect(imports.latest).toContainText('Undone: 1 memory erased, 1 kept');

  await page.goto('/memory');
  await expect(memory.row(/on my lap/)).toBeVisible();
  await expect(memory.row(/rained/)).toHaveCount(0);
});

test('a large import is cancelled where it stands', async ({ page, owner }) => {
  expect(owner.name).toBe('Mara');
  const imports = new ImportPage(page);
  await imports.goto();
  const notes = Array.from({ length: 60_000 }, (_, i) => ({
    text: `Shelf ${String(i)} holds box number ${String(i * 7)}.`,
  }));
  await imports.choose('shelves.json', JSON.stringify(notes));
  await imports.start();
  await expect(imports.latest.getByRole('progressbar')).toBeVisible();
  await imports.latest.getByRole('button', { name: 'Cancel' }).click();
  await expect(imports.latest).toContainText('Cancelled.');
  await expect(imports.latest.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
});

test('what cannot be read is refused with the reason, and the next file is taken', async ({
  page,
  owner,
  failures,
}) => {
  failures.push(422);
  expect(owner.name).toBe('Mara');
  const imports = new ImportPage(page);
  await imports.goto();
  const field = page.getByLabel('Drop a file here, or choose one');
  await field.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'latin1'),
  });
  await expect(page.getByText('notes.txt: This is not a text, a table or a zip file.')).toBeVisible();
  await imports.choose('notes.txt', 'One.\n\nTwo.');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(field).toBeAttached();
});

test('an export comes back whole', async ({ page, owner, dashboard }) => {
  expect(owner.name).toBe('Mara');
  await dashboard.remember('The spare key is under the blue pot.');
  const imports = new ImportPage(page);
  await imports.goto();
  const zip = await readFile(await imports.download());
  await imports.choose('mine.zip', zip);
  await expect(imports.preview.getByRole('row', { name: /blue pot/ })).toBeVisible();
  await imports.start();
  await expect(imports.latest).toContainText('0 new memories, 1 was there already');
});

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
