import { type Locator } from '@playwright/test';
import { askBeforeKeeping } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('a message is remembered and forgotten by its menu, each with its way back', async ({ page, ask }) => {
  await askBeforeKeeping(page);
  await page.goto('/ai-chat');
  await ask.say('I moved to Lyon in May.');
  await page.getByRole('button', { name: 'More with your message' }).click();
  await page.getByRole('menuitem', { name: 'Remember this' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Remembered' })).toBeVisible();
  await expect(await ask.say('Where did I move in May?')).toContainText('Lyon');

  await page.getByRole('button', { name: 'More with this answer' }).last().click();
  await expect(page.getByRole('menuitem', { name: 'Remember this' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Forget this' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget 1 memory?' });
  await expect(dialog).toContainText('I moved to Lyon in May.');
  await dialog.getByRole('button', { name: 'Forget' }).click();
  const forgotten = page.getByRole('status').filter({ hasText: '1 memory forgotten' });
  await expect(forgotten).toBeVisible();
  await expect(await ask.say('Where did I move in May?')).not.toContainText('Lyon');

  await forgotten.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toBeVisible();
  await expect(await ask.say('Where did I move in May?')).toContainText('Lyon');
});

test('a thumb and its reason stay with the answer', async ({ page, ask }) => {
  await page.goto('/ai-chat');
  await ask.say('Where is the yard?');
  await page.getByRole('button', { name: 'Bad answer' }).press('Enter');
  await page.getByRole('button', { name: 'You know this' }).click();
  await page.getByRole('textbox', { name: 'In your words' }).fill('I told you on Monday.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('group', { name: 'What was wrong?' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Bad answer', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Your reason' }).click();
  await expect(page.getByRole('button', { name: 'You know this', pressed: true })).toBeVisible();
  await page.getByRole('button', { name: 'Bad answer' }).click();
  await expect(page.getByRole('button', { name: 'Bad answer', pressed: false })).toBeVisible();
});

test('tools wait until they are pointed at and move nothing; commands fit on a phone', async ({
  page,
  ask,
}) => {
  await page.goto('/ai-chat');
  const box = page.getByRole('textbox', { name: 'Message to your twin' });
  const first = await ask.say('What can you do?');
  await ask.say('Where is the yard?');
  await page.mouse.move(0, 0);
  await box.focus();
  const tools = first.getByRole('button', { name: 'Copy' });
  await expect.poll(() => opacityOf(tools)).toBe('0');
  await expect.poll(() => opacityOf(ask.answers.last().getByRole('button', { name: 'Copy' }))).toBe('1');
  const before = await first.boundingBox();
  await first.hover();
  await expect.poll(() => opacityOf(tools)).toBe('1');
  expect(await first.boundingBox()).toEqual(before);
  await page.mouse.move(0, 0);
  await tools.focus();
  await expect.poll(() => opacityOf(tools)).toBe('1');

  await page.setViewportSize({ width: 360, height: 740 });
  await box.pressSequentially('/');
  const list = page.getByRole('listbox', { name: 'Commands' });
  await expect(list.getByRole('option').first()).toBeInViewport({ ratio: 1 });
  expect(await overflowOf(list)).toBe(0);
  await box.pressSequentially('rememb');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('Remember that ');
  await box.pressSequentially('Zoe plays the harp.');
  await page.keyboard.press('Enter');
  await expect(ask.answers).toHaveCount(3);
  await expect(ask.answers.last()).toContainText('I’ll remember');
  await box.fill('/temporary');
  await page.getByRole('option', { name: /temporary/ }).click();
  await expect(page.getByText('This chat isn’t saved')).toBeVisible();
});

/** Of the row of tools that a button stands in. */
function opacityOf(button: Locator): Promise<string> {
  return button.evaluate(
    (element) => getComputedStyle(element.closest('[data-hidden-until-hover]') ?? element).opacity,
  );
}

function overflowOf(element: Locator): Promise<number> {
  return element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}
