import type { Locator, Page } from '@playwright/test';
import { MODEL_URL, test } from '../../fixtures/model.ts';
import { expect } from '../../fixtures/test.ts';

/** What the model has said at the end. */
const COUNTED = Array.from({ length: 100 }, (_, index) => String(index + 1)).join(' ');
const QUESTION = 'What is Ana allergic to?';
const OWN_ANSWER = 'so I answered without it:Your sister Ana is allergic to peanuts.';
const FALLS_BACK_WITHIN_MS = 5_000;

// One after the other: there is one server for all, and it leaves a model that has failed alone for a while.
test.describe.configure({ mode: 'default' });
// 503 is what the list of models answers once the last test has killed their server.
test.use({ failures: ['Failed to load resource: net::ERR_INCOMPLETE_CHUNKED_ENCODING', 503] });

test.beforeEach(async ({ page, owner, ask }) => {
  expect(owner.name).toBe('Mara');
  await page.goto('/ai-chat');
  await ask.say('Remember that my sister Ana is allergic to peanuts.');
});

test('an answer goes on after a reload, and after a network that goes, and is whole', async ({
  page,
  ask,
  model,
  testProxy,
}) => {
  await expect(await ask.begin(QUESTION)).toContainText('1 2 3');
  const resumed = requestsForTheRest(page);
  await page.reload();
  const answer = ask.answers.last();
  await expect(answer).toContainText('1 2 3 4 5 6 7 8');
  await expectUnderWay(answer);
  expect(resumed).toEqual([undefined]);

  await testProxy.close();
  await testProxy.open();
  await expect.poll(() => resumed.length).toBeGreaterThan(1);
  await expectUnderWay(answer);
  await model.hurry();
  await ask.expectDone(answer);
  await expect(answer).toContainText(COUNTED);
  expect(Number(resumed.at(-1))).toBeGreaterThan(3);
  await expect(ask.answers).toHaveCount(2);
});

// The last: whoever fails is left alone for half a minute.
test('a server of one’s own is kept, asked, and taken over from where it dies in mid-answer', async ({
  page,
  ask,
  model,
}) => {
  await page.goto('/settings/language-model');
  const own = page.getByRole('region', { name: 'A server of your own' });
  await own.getByRole('button', { name: 'Add a server' }).click();
  await own.getByLabel('Address').fill(MODEL_URL);
  await own.getByLabel('Key').fill('sk-e2e');
  await own.getByLabel('Model').fill('fake-large');
  await own.getByRole('button', { name: 'Test' }).click();
  await expect(own.getByRole('status')).toContainText('has this model');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText('A key is kept')).toBeVisible();
  await expect(page.getByText(`On ${new URL(MODEL_URL).host}, your own server.`)).toBeVisible();

  await page.goto('/ai-chat');
  const answer = await ask.begin(QUESTION);
  await expect(answer).toContainText('1 2 3');
  await model.stop();
  await ask.expectDone(answer, FALLS_BACK_WITHIN_MS);
  await expect(answer).toContainText(/1 2 3[ \d]*The language model broke off, /);
  await expect(answer).toContainText(OWN_ANSWER);
  await expect(answer.getByRole('link', { name: /^Source 1/ })).toBeVisible();

  await page.goto('/settings/language-model');
  await own.getByRole('button', { name: 'Remove your server' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(own.getByText('None')).toBeVisible();
  await expect(page.getByText('fake-small').first()).toBeVisible();
});

async function expectUnderWay(answer: Locator): Promise<void> {
  await expect(answer).toHaveAttribute('aria-busy', 'true');
}

/** After which event each request for the rest of an answer asks; filled as they are made. */
function requestsForTheRest(page: Page): (string | undefined)[] {
  const after: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/\/api\/answers\/[^/]+\/events$/.test(request.url())) after.push(request.headers()['last-event-id']);
  });
  return after;
}
