import { Client } from '../../fixtures/client.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ signUpBy: 'form', failures: [403] });

const CUT_OFF = [
  ['text.delta', { text: 'The spare key is ' }],
  ['session.ended', { code: 'signed_out', detail: 'Your session has ended. Please sign in.' }],
] as const;

test('an answer that is cut off with its session leads to sign-in, and keeps what was written', async ({
  page,
  baseURL,
  owner,
  signIn,
}) => {
  await page.goto('/ai-chat');
  const composer = page.getByRole('textbox', { name: 'Message to your twin' });
  const began = Promise.withResolvers<undefined>();
  const ended = Promise.withResolvers<undefined>();
  // The server cuts an answer off in its own tests; answers are too quick to end a session within one here.
  await page.route('**/api/conversations/*/messages', async (route) => {
    const accepted = await route.fetch();
    const [first = ''] = (await accepted.text()).split('\n\n');
    began.resolve(undefined);
    await ended.promise;
    const rest = CUT_OFF.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}`);
    await route.fulfill({ contentType: 'text/event-stream', body: [first, ...rest, ''].join('\n\n') });
  });
  await composer.fill('Where is the spare key?');
  await composer.press('Enter');
  await began.promise;
  await composer.fill('And who has the other one?');

  const elsewhere = await Client.signIn(baseURL ?? '', owner);
  expect((await elsewhere.send('DELETE', '/api/sessions')).status).toBe(200);
  ended.resolve(undefined);
  await signIn.expectOpen();
  await expect(page).toHaveURL(/\/login\?next=%2Fai-chat%3Fconversation%3D/);

  await page.unrouteAll();
  await signIn.signIn(owner);
  await expect(page).toHaveURL(/\/ai-chat\?conversation=/);
  await expect(composer).toHaveValue('And who has the other one?');
  await expect(page.getByText('Where is the spare key?', { exact: true }).last()).toBeVisible();
});
