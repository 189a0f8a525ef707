import { browserHeaders } from '../../fixtures/client.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'what is added in one tab shows in the other without a reload',
  { tag: '@stack' },
  async ({ page, owner, context }) => {
    expect(owner.name).toBe('Mara');
    await page.goto('/reminders');
    await expect(page.getByRole('heading', { name: 'No reminders' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/reminders');
    const line = other.getByRole('textbox', { name: 'Remind me to' });
    await line.fill('call Ana tomorrow at 9');
    await line.press('Enter');
    await expect(
      page.getByRole('region', { name: 'Later' }).getByText('call Ana', { exact: true }),
    ).toBeVisible();

    // The tab that asked the server is gone: the one that is left asks by itself.
    await other.close();
    await page.request.post('/api/reminders', {
      headers: browserHeaders,
      data: { text: 'water the plants', dueAt: new Date(Date.now() + 86_400_000).toISOString() },
    });
    await expect(page.getByText('water the plants', { exact: true })).toBeVisible();
  },
);
