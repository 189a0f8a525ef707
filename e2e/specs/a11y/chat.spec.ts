import { expectAccessibleInAllThemes } from '../../fixtures/accessible.ts';
import { askBeforeKeeping, seed } from '../../fixtures/seed.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 780 } });
test.beforeEach(({ owner }) => {
  expect(owner.name).toBe('Mara');
});

test('a conversation is good in every look, empty, with its sources and with its questions', async ({
  page,
  shell,
  ask,
}) => {
  await seed.memories(page, 'My sister Ana is allergic to peanuts. She told me in Porto.');
  await shell.turnTo('/ai-chat');
  const box = page.getByRole('textbox', { name: 'Message to your twin' });
  // The screen before it has a heading, too, while this one's code is still on its way.
  await expect(box).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await box.pressSequentially('/');
  await expect(page.getByRole('listbox', { name: 'Commands' }).getByRole('option').first()).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await box.fill('');

  await ask.say('I moved to Lyon in May.');
  const answer = await ask.say('What is Ana allergic to?');
  await expect(answer).toContainText('peanuts');
  await expectAccessibleInAllThemes(page);
  await answer.getByRole('link', { name: /^Source 1/ }).click();
  await expect(page.getByRole('dialog', { name: 'Source 1' }).getByText('Why it matched')).toBeVisible();
  await expectAccessibleInAllThemes(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Bad answer' }).last().click();
  await page.getByRole('button', { name: 'You know this' }).click();
  await expectAccessibleInAllThemes(page);
  await page.getByRole('button', { name: 'More with this answer' }).last().click();
  await page.getByRole('menuitem', { name: 'Forget this' }).click();
  await expect(page.getByRole('dialog', { name: 'Forget 1 memory?' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

test('what an answer shows besides words is good in every look', async ({ page, shell, ask }) => {
  await seed.sampleFlat(page);
  for (const told of ['Log weight 81.2 kg yesterday', 'I weigh 80.4 kg', 'Log heart rate 62 bpm'])
    await seed.command(page, told);
  await shell.turnTo('/ai-chat');
  const chart = await ask.say('Show my weight trend');
  await expect(chart.getByRole('img', { name: /80\.4/ })).toBeVisible();
  await chart.getByRole('button', { name: /table/i }).click();
  await expect(chart.getByRole('row')).toHaveCount(3);
  await expectAccessibleInAllThemes(page);
  await ask.say('Unlock the front door');
  await expect(page.getByRole('button', { name: 'Unlock the front door' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
  const several = await ask.say('I feel stressed, what is my heart rate, and turn on the bathroom light');
  await expect(several.getByRole('switch', { name: 'Bathroom light' })).toBeChecked();
  await expectAccessibleInAllThemes(page);
});

test('what is kept, corrected, near or to be forgotten is good in every look', async ({
  page,
  shell,
  ask,
}) => {
  await shell.turnTo('/ai-chat');
  await ask.say('Good morning');
  // What the answers look like, whatever the words that lead to them.
  await page.route(/\/api\/conversations\/[\w-]+$/, async (route) => {
    const response = await route.fetch();
    const conversation = (await response.json()) as { messages: { role: string }[] };
    const answer = conversation.messages.findLast(({ role }) => role === 'twin');
    const messages = [...conversation.messages, ...memoryAnswers().map((each) => ({ ...answer, ...each }))];
    await route.fulfill({ response, json: { ...conversation, messages } });
  });
  await page.reload();
  await page.getByRole('button', { name: 'What I remembered' }).click();
  await expect(page.getByRole('group', { name: 'Not kept' })).toBeVisible();
  await expect(page.getByRole('deletion')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Closest I have' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Forget this memory' })).toBeVisible();
  await expectAccessibleInAllThemes(page);
});

test('what a conversation may read, and what it keeps, is good in every look', async ({
  page,
  shell,
  ask,
}) => {
  await askBeforeKeeping(page);
  await shell.turnTo('/ai-chat');
  await ask.say('I moved to Lyon in May.');
  const memory = page.getByRole('button', { name: 'Memory', exact: true });
  await memory.press('Space');
  await expect(memory).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'More with your message' }).click();
  await page.getByRole('menuitem', { name: 'Remember this' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Remembered' })).toBeVisible();
  await expectAccessibleInAllThemes(page);

  const box = page.getByRole('textbox', { name: 'Message to your twin' });
  await box.fill('/temporary');
  await page.getByRole('option', { name: /temporary/ }).click();
  await expect(page.getByText('This chat isn’t saved')).toBeVisible();
  await expectAccessibleInAllThemes(page);

  await shell.turnTo('/settings/chat');
  const learning = page.getByRole('switch', { name: 'Suggest memories from chats' });
  await expect(learning).toBeChecked();
  await expectAccessibleInAllThemes(page);
  await learning.press('Space');
  await expect(learning).not.toBeChecked();
  await expectAccessibleInAllThemes(page);
});

function memoryAnswers(): object[] {
  const long = `My sister ${'Anastasia'.repeat(9)} is allergic to peanuts, and her son Leo to eggs and to walnuts.`;
  const short = 'The car is on level 4.';
  const kept = (text: string): object => ({ kind: 'memory.created', memoryId: crypto.randomUUID(), text });
  const citations = [long, short].map((quote, index) => ({
    number: index + 1,
    memoryId: crypto.randomUUID(),
    title: index === 0 ? 'Ana and Leo' : quote.replace('.', ''),
    quote,
    recordedAt: '2026-03-04T18:22:00.000Z',
    kind: 'fact',
  }));
  const undone = { canUndo: false, undoUntil: null, undoneAt: '2026-03-04T18:22:00.000Z' };
  const correction = { kind: 'memory.corrected', memoryId: crypto.randomUUID(), before: long, after: short };
  const none = { citations: [], actions: [], runs: [], isClosest: false };
  return [
    { ...none, text: 'Remembered.', actions: [kept(long)], runs: [memoryRun({})] },
    { ...none, text: 'Remembered.', actions: [kept(long), kept(short)], runs: [memoryRun({})] },
    { ...none, text: 'Remembered.', actions: [kept(short)], runs: [memoryRun(undone)] },
    { ...none, text: 'Corrected.', actions: [kept(short), correction], runs: [memoryRun({})] },
    { ...none, text: 'Nothing for sure. Closest I have:\n\n[1]\n\n[2]', citations, isClosest: true },
    {
      ...none,
      text: `Should I forget “${long}”? You can restore it for 30 days. [1]`,
      citations: citations.slice(0, 1),
      runs: [
        memoryRun({
          ...{ title: 'Forget', outcome: 'awaiting_confirmation', canUndo: false, undoUntil: null },
          confirmation: { act: 'Forget this memory', changes: [], memoriesThen: 'In the trash for 30 days' },
        }),
      ],
    },
  ].map((answer) => ({ ...answer, id: crypto.randomUUID() }));
}

function memoryRun({ title = 'Remember', ...change }: { title?: string; [field: string]: unknown }): object {
  return {
    id: crypto.randomUUID(),
    at: '2026-03-04T18:22:00.000Z',
    outcome: 'completed',
    asked: [{ skill: 'x', title, icon: 'memory', parameters: {}, targets: [] }],
    ...{ skills: ['x'], targets: [], reminders: [], cards: [], charts: [], screen: null, theme: null },
    ...{ confirmation: null, canUndo: true, undoUntil: '2099-03-04T18:22:00.000Z', undoneAt: null },
    ...change,
  };
}
