import { expect, test } from '../../fixtures/test.ts';

test('one life on one page: a sample life from the brief to the twin, and nothing of it afterwards', async ({
  page,
  account,
  signIn,
  shell,
  dashboard,
  ask,
}) => {
  test.slow();
  const main = page.getByRole('main');
  await signIn.signUp(account);
  await dashboard.expectOpen();
  await page.getByRole('button', { name: 'Try with sample data' }).click();
  const notice = page.getByRole('note', { name: 'Sample data' });
  await expect(notice).toBeVisible();

  const brief = page.getByRole('region', { name: 'Morning brief' });
  const night = brief.getByRole('listitem').filter({ hasText: /^You slept \d+ h \d\d/ });
  await expect(night).toContainText('Sample');
  await expect(night.getByRole('link', { name: /^Sleep/ })).toHaveAttribute('href', /sleep-duration$/);

  await shell.open('Body');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Analytics/ })
    .click();
  const finding = page.getByRole('article', { name: /high step count .* your sleep was .* higher/ });
  await expect(finding).toContainText('Sample');
  await finding.getByRole('button', { name: 'Try for two weeks' }).click();
  await expect(page.getByText(/likely to stay unseen/)).toBeVisible();
  await page.getByRole('button', { name: 'Start tomorrow' }).click();
  await expect(page.getByRole('heading', { name: 'Experiment, from tomorrow' })).toBeVisible();

  await finding.getByRole('button', { name: 'Open the days' }).click();
  const days = page.getByRole('dialog', { name: 'The days behind it' });
  await expect(days.getByRole('row').nth(30)).toBeAttached();
  await days
    .getByRole('link', { name: /20\d\d/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/day\/20\d\d-\d\d-\d\d$/);
  await expect(main.getByRole('row', { name: /^Steps/ })).toBeVisible();

  await shell.open('Ask');
  const answer = await ask.say('When did I last feel this rested, and what did I do that day?');
  await expect(answer).toContainText(/^.*Your hours asleep: \d+(\.\d+)? h on/);
  await expect(answer.getByRole('link', { name: /^\d+ \w+ 20\d\d$/ })).toHaveCount(2);

  await shell.turnTo('/twin-interface');
  await page.getByRole('button', { name: 'New questions' }).click();
  const question = page.getByRole('region', { name: 'Question' });
  const asked = await question.getByRole('heading').innerText();
  await question.getByRole('button').first().click();
  await expect(page.getByRole('region', { name: 'Answered last' })).toContainText(asked);
  await expect(main).toContainText(/Same answer in [01] of 1/);

  await shell.open('Today');
  await notice.getByRole('button', { name: 'Remove sample data' }).click();
  await shell.expectToast(/Removed: 21 memories/);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try with sample data' })).toBeVisible();
  await expect(brief).toHaveCount(0);
  for (const [address, empty] of [
    ['/memory', 'No memories yet'],
    ['/analytics', 'Nothing to say yet: 0 of 30 days'],
    ['/twin-interface', 'Your twin knows nothing of you yet'],
    ['/reminders', 'No reminders'],
    ['/mood', 'No mood yet'],
    ['/biometrics', 'No readings yet'],
  ] as const) {
    await page.goto(address);
    await expect(main.getByText(empty).first()).toBeVisible();
  }
});
