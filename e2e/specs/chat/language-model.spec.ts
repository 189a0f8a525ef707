import type { Locator, Page } from '@playwright/test';
import { MODEL_URL, test } from '../../fixtures/model.ts';
import { expect } from '../../fixtures/test.ts';

/** What the model has said at the end. */
const COUNTED = Array.from({ length: 100 }, (_, index) => String(index + 1)).join(' ');
const QUESTION = 'What is Ana allergic to?';
const OWN_ANSWER = 'so this is my own answer:Your sister Ana is allergic to peanuts.';
const FALLS_BACK_WITHIN_MS = 5_000;

// One after the other: there is one server for all, and it leaves a model that has failed alone for a while.
test.describe.configure({ mode: 'default' });
test.use({ failures: ['Failed to load resource: net::ERR_INCOMPLETE_CHUNKED_ENCODING'] });

test.beforeEach(async ({ page, owner, ask }) => {
  expect(owner.name).toBe('Mara');
  await page.goto('/ai-chat');
  await ask.say('Remember that my sister Ana is allergic to peanuts.');
});

test('a reload in the middle of an answer: it goes on, and is whole', async ({ page, ask, model }) => {
  await expect(await ask.begin(QUESTION)).toContainText('1 2 3');
  const resumed = requestsForTheRest(page);
  await page.reload();
  const answer = ask.answers.last();
  await expect(answer).toContainText('1 2 3 4 5 6 7 8');
  await expectUnderWay(answer);
  await model.hurry();
  await ask.expectDone(answer);
  await expect(answer).toContainText(COUNTED);
  await expect(ask.answers).toHaveCount(2);
  expect(resumed).toEqual([undefined]);
});

test('a network that goes in the middle of an answer: the rest comes when it is back', async ({
  page,
  ask,
  model,
  outpost,
}) => {
  const answer = await ask.begin(QUESTION);
  await expect(answer).toContainText('1 2 3');
  const resumed = requestsForTheRest(page);
  await outpost.close();
  await outpost.open();
  await expect.poll(() => resumed.length).toBeGreaterThan(0);
  await expectUnderWay(answer);
  await expect(answer).toContainText('1 2 3');
  await model.hurry();
  await ask.expectDone(answer);
  await expect(answer).toContainText(COUNTED);
  expect(Number(resumed.at(-1))).toBeGreaterThan(3);
});

test('an answer that goes on after a reload can be stopped, and seen to its end', async ({
  page,
  ask,
  model,
}) => {
  await expect(await ask.begin(QUESTION)).toContainText('1 2 3');
  await page.reload();
  const answer = ask.answers.last();
  await expect(answer).toContainText('1 2 3');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(answer).toContainText('You stopped here. The whole answer is kept.');
  await model.hurry();
  await page.getByRole('button', { name: 'Show it' }).click();
  await ask.expectDone(answer);
  await expect(answer).toContainText(COUNTED);
});

test('a model server that dies in the middle of an answer: Twyn answers by itself, and says so', async ({
  ask,
  model,
}) => {
  const answer = await ask.begin(QUESTION);
  await expect(answer).toContainText('1 2 3');
  await model.die();
  await ask.expectDone(answer, FALLS_BACK_WITHIN_MS);
  await expect(answer).toContainText(/^.*1 2 3 .*The language model broke off, /);
  await expect(answer).toContainText(OWN_ANSWER);
  await expect(answer.getByRole('link', { name: /^Source 1/ })).toBeVisible();
});

test('a server of one’s own: tried, kept without its key being shown, asked, and removed', async ({
  page,
  ask,
  model,
}) => {
  await page.goto('/settings/language-model');
  const own = page.getByRole('region', { name: 'A server of your own' });
  await own.getByRole('button', { name: 'Add a server' }).click();
  await own.getByLabel('Address').fill('https://127.0.0.1/v1');
  await own.getByLabel('Key').fill('sk-e2e');
  await own.getByLabel('Model').fill('fake-large');
  await own.getByRole('button', { name: 'Test' }).click();
  await expect(own.getByRole('alert')).toContainText('private network');
  await own.getByLabel('Address').fill(MODEL_URL);
  await own.getByRole('button', { name: 'Test' }).click();
  await expect(own.getByRole('status')).toContainText('has this model');
  await own.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText('A key is kept')).toBeVisible();
  await expect(page.getByText(`On ${new URL(MODEL_URL).host}, your own server.`)).toBeVisible();

  await page.goto('/ai-chat');
  const answer = await ask.begin(QUESTION);
  await expect(answer).toContainText('1 2 3');
  await model.hurry();
  await ask.expectDone(answer);

  await page.goto('/settings/language-model');
  await expect(page.getByText('1 answer')).toBeVisible();
  await own.getByRole('button', { name: 'Remove your server' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(own.getByText('None')).toBeVisible();
  await expect(page.getByText('fake-small').first()).toBeVisible();
});

test.describe('a model server that is busy', () => {
  test.use({ reply: 'busy' });

  test('leaves it to Twyn, who says so', async ({ ask }) => {
    const answer = await ask.say(QUESTION);
    await expect(answer).toContainText(`The language model is busy at the moment, ${OWN_ANSWER}`);
  });
});

// The last: whoever does not answer is left alone for half a minute.
test.describe('a model server that falls silent', () => {
  test.use({ reply: 'silence' });

  test('leaves it to Twyn, who says so', async ({ ask }) => {
    const answer = await ask.begin(QUESTION);
    await ask.expectDone(answer, FALLS_BACK_WITHIN_MS);
    await expect(answer).toContainText(`The language model does not answer at the moment, ${OWN_ANSWER}`);
  });
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
