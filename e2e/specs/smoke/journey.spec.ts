import { expect, test } from '../../fixtures/test.ts';

const FACT = 'My sister Ana is allergic to peanuts';

test(
  'a person signs up, tells the twin something, and gets it back with its source',
  { tag: '@stack' },
  async ({ page, account, signIn, shell, dashboard, memory, ask }) => {
    await signIn.signUp(account);
    await dashboard.expectOpen();

    await shell.open('Ask');
    const kept = await ask.say(`Remember that ${FACT.toLowerCase().replace('ana', 'Ana')}`);
    await expect(kept).toContainText('peanuts');

    const answer = await ask.say('What is Ana allergic to?');
    await expect(answer).toContainText(/Your sister Ana is allergic to peanuts/);
    await answer
      .getByRole('link', { name: /Source 1|allergic/ })
      .first()
      .click();
    const source = page.getByRole('dialog', { name: 'Source 1' });
    await expect(source).toContainText(/allergic to peanuts/);
    await source.getByRole('link', { name: 'Open in Memory' }).click();
    await memory.expectShown(/allergic to peanuts/);
    await expect(page.getByRole('region', { name: 'Where this came from' })).toContainText(
      'From a conversation',
    );

    await shell.open('Ask');
    const silence = await ask.say('What is Ben allergic to?');
    await expect(silence).toContainText(/I don.t have anything about/);
    await expect(silence).not.toContainText('peanuts');

    await shell.signOut();
    await signIn.signIn(account);
    await dashboard.expectOpen();
    await shell.open('Memory');
    await expect(memory.row(/allergic to peanuts/)).toBeVisible();
  },
);
