import { expectGoodInEveryLook } from '../../fixtures/looks.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('Ctrl+K remembers, finds and goes anywhere', async ({ page, shell }) => {
  await shell.openCommands();
  await page.keyboard.type('The spare key is with Jonas.');
  await page.keyboard.press('Enter');
  await shell.expectToast('Remembered');

  await shell.openCommands();
  await page.keyboard.type('who has the key');
  const found = page.getByRole('option', { name: /The spare key is with Jonas/ });
  await expect(found).toBeVisible();
  await found.click();
  await expect(page).toHaveURL(/[/]memory[?]memory=/);
  await expect(page.getByRole('heading', { name: 'The spare key is with Jonas' })).toBeVisible();

  await shell.openCommands();
  await page.keyboard.type('trash');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[/]memory[/]trash$/);
});

test('the commands are good in every look', async ({ page, shell }) => {
  await shell.openCommands();
  await expectGoodInEveryLook(page);
});

test('what is pasted or dropped beside the fields is told to the twin', async ({ page, shell }) => {
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
  await expect(page.getByText('Drop it to tell your twin')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer });
  await expect(box).toHaveValue('Ana is allergic to peanuts.\n\nShe lives in Porto.');
  await page.getByRole('dialog').getByRole('button', { name: 'Remember', exact: true }).click();
  await shell.expectToast('Remembered');
});

test('what another application shares stands in the box, and not in the address', async ({ page }) => {
  await page.goto(`/share?${new URLSearchParams({ title: 'Sourdough', text: 'Feed it twice.' }).toString()}`);
  await expect(page).toHaveURL(/[/]dashboard$/);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Tell your twin something' })).toHaveValue(
    'Sourdough\nFeed it twice.',
  );
});

test('what is said is written into the box', async ({ page }) => {
  await page.addInitScript(() => {
    // The browser's own sends the sound away; this one hears the same sentence every time.
    class Recogniser {
      onresult?: (event: object) => void;
      onend?: () => void;
      start(): void {
        this.onresult?.({ resultIndex: 0, results: [[{ transcript: 'Mum prefers calls on Sundays.' }]] });
      }
      stop(): void {
        this.onend?.();
      }
    }
    Object.assign(globalThis, { webkitSpeechRecognition: Recogniser, SpeechRecognition: Recogniser });
  });
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Dictate' }).click();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Tell your twin something' })).toHaveValue(
    'Mum prefers calls on Sundays.',
  );
  await page.getByRole('main').getByRole('button', { name: 'Stop listening' }).click();
});
