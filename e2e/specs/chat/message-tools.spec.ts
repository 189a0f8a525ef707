import { type Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
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
