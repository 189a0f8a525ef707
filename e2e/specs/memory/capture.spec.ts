import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('from any screen: what is pasted or dropped is told, and Ctrl+K remembers, finds and goes', async ({
  page,
  shell,
}) => {
  // They come with what listens for a paste.
  await shell.openCommands();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Ana is allergic to peanuts.');
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  const box = page.getByRole('dialog').getByRole('textbox', { name: 'What should your twin remember?' });
  await expect(box).toHaveValue('Ana is allergic to peanuts.');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();

  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['She lives in Porto.'], 'ana.md', { type: 'text/markdown' }));
    return data;
  });
  await page.dispatchEvent('body', 'dragover', { dataTransfer });
  await expect(page.getByText('Drop to save it')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer });
  await expect(box).toHaveValue('Ana is allergic to peanuts.\n\nShe lives in Porto.');
  await page.getByRole('dialog').getByRole('button', { name: 'Remember', exact: true }).click();
  await expect(box).toBeHidden();

  await shell.openCommands();
  await page.keyboard.type('The spare key is with Jonas.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Find or do' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: /The spare key/ })).toBeVisible();
  await shell.openCommands();
  await page.keyboard.type('who has the key');
  await page.getByRole('option', { name: /The spare key is with Jonas/ }).click();
  await expect(page).toHaveURL(/[/]memory[?]memory=/);
  await expect(page.getByRole('heading', { name: 'The spare key is with Jonas' })).toBeVisible();

  await shell.openCommands();
  await page.keyboard.type('open the activity log');
  await page.getByRole('option', { name: 'Do “open the activity log”' }).click();
  await expect(page).toHaveURL(/\/activity$/);
});

test('words survive a server that cannot be reached, and are kept once, in any script', async ({
  page,
  dashboard,
}) => {
  const words = '👩‍👩‍👧 موعد 母の誕生日 <b>not bold</b> & "F28"';
  // Without the server the rest of the page says so, too.
  const form = page.getByRole('region', { name: 'Tell or ask' });
  const told = page.getByRole('main').getByRole('link', { name: words });
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await dashboard.captureBox.fill(words);
  await form.getByRole('button', { name: 'Remember' }).click();
  await expect(form.getByRole('alert')).toContainText('Couldn’t save');
  await expect(dashboard.captureBox).toHaveValue(words);
  await page.unroute('**/api/**');

  // This time the server keeps them, and its answer is lost on the way back.
  await page.route('**/api/memories', async (route) => {
    await route.fetch();
    await route.abort('connectionrefused');
  });
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(form.getByRole('alert')).toContainText('Couldn’t save');
  await page.unroute('**/api/memories');

  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(dashboard.captureBox).toHaveValue('');
  await expect(told).toBeVisible();
  await page.reload();
  await expect(told).toHaveCount(1);
});
