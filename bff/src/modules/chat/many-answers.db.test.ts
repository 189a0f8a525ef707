import { drivers } from '../../testing/database.js';
import { type Browser, signedInBrowser } from '../../testing/requests.js';
import { sharedProduct } from '../../testing/shared-product.js';
import { SkillsService } from '../skills/skills.service.js';

const USERS = 13;
const EACH = 4;

describe.each(drivers)('many answers at once, on %s', (driver) => {
  const product = sharedProduct(driver);

  it('W3: streams 52 to 13 users, and refuses only whoever wants a fifth', async () => {
    const users = await Promise.all(
      Array.from({ length: USERS }, (_, number) =>
        signedInBrowser(product.app, product.identity, `user-${number}`),
      ),
    );
    const gate = Promise.withResolvers<undefined>();
    let begun = 0;
    vi.spyOn(product.app.get(SkillsService), 'answer').mockImplementation(async function* () {
      begun += 1;
      yield { text: 'Wait. ' };
      await gate.promise;
      yield { text: 'Done.' };
    });
    const ask = (user: Browser, conversation: string): Promise<string> =>
      user
        .post(`/api/conversations/${conversation}/messages`)
        .send({ text: 'Hello' })
        .expect(200)
        .then(({ text }) => text);
    const opened = await Promise.all(
      users.map(
        async (user) => (await user.post('/api/conversations').send({}).expect(201)).body.id as string,
      ),
    );
    const streams = users.flatMap((user, index) =>
      Array.from({ length: EACH }, () => ask(user, opened[index] ?? '')),
    );
    await vi.waitFor(() => expect(begun).toBe(USERS * EACH), { timeout: 20_000 });
    const [greedy] = users;
    const refused = await greedy
      ?.post(`/api/conversations/${opened[0]}/messages`)
      .send({ text: 'Hello' })
      .expect(429);
    expect(refused?.headers['retry-after']).toBe('1');
    gate.resolve(undefined);
    for (const text of await Promise.all(streams)) expect(text).toContain('"text":"Wait. Done."');
  });
});
