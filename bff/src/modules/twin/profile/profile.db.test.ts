import { oneDriver } from '../../../testing/database.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type TwinLine, type TwinProfile } from './profile.dto.js';

describe.each(oneDriver)('the profile of a twin, on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeAll);
  const ben = signedIn(product, beforeAll);

  const read = async (): Promise<TwinProfile> =>
    (await ana.get('/api/twin/profile').expect(200)).body as TwinProfile;
  const tell = async (text: string, kind: string): Promise<string> =>
    ((await ana.post('/api/memories').send({ text, kind }).expect(201)).body as { id: string }).id;
  const lineOf = async (about: TwinLine['about']): Promise<TwinLine> =>
    (await read()).lines.find((line) => line.about === about)!;

  it('is empty before anything was told', async () => {
    expect(await read()).toEqual({ lines: [], hidden: 0, standsOn: { memories: 0, waiting: 0 } });
  });

  it('has lines with the memories they were read from', async () => {
    const coffee = await tell('I like strong coffee in the morning.', 'preference');
    const again = await tell('I like strong coffee in the morning!', 'preference');
    await tell('I live in Lyon.', 'fact');
    await tell('My sister Ines plays the cello.', 'person');
    await tell('Mum prefers phone calls.', 'preference');
    await tell('I started a course in pottery.', 'event');
    const { lines, standsOn } = await read();
    expect(standsOn).toEqual({ memories: 6, waiting: 0 });
    expect(lines.map(({ about, span, text }) => [about, span, text])).toEqual([
      ['you', 'lasting', 'You live in Lyon.'],
      ['people', 'lasting', expect.any(String)],
      ['people', 'lasting', expect.any(String)],
      ['preference', 'lasting', expect.stringContaining('You like strong coffee')],
      ['now', 'current', 'You started a course in pottery.'],
    ]);
    expect(lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Your sister Ines plays the cello.', 'Mum prefers phone calls.']),
    );
    expect(lines.some(({ isSample }) => isSample)).toBe(false);
    const liking = await lineOf('preference');
    expect(liking).toMatchObject({ evidenceCount: 2, strength: 'clear', readAs: null });
    expect(new Set(liking.evidence.map(({ memoryId }) => memoryId))).toEqual(new Set([coffee, again]));
    expect(Date.parse(liking.since)).toBeLessThanOrEqual(Date.parse(liking.lastAt));
  });

  it('keeps what its owner puts in its place, until they bring it back', async () => {
    const { id, text } = await lineOf('you');
    const { body } = await ana
      .patch(`/api/twin/lines/${id}`)
      .send({ text: 'You moved to Lyon for good.' })
      .expect(200);
    expect(body).toMatchObject({ id, text: 'You moved to Lyon for good.', readAs: text });
    expect((await lineOf('you')).text).toBe('You moved to Lyon for good.');
    await ana.post(`/api/twin/lines/${id}/restore`).expect(200);
    expect(await lineOf('you')).toMatchObject({ id, text, readAs: null });
  });

  it('forgets a line and leaves its memories', async () => {
    const { id } = await lineOf('people');
    await ana.delete(`/api/twin/lines/${id}`).expect(204);
    const { lines, hidden, standsOn } = await read();
    expect(lines.some((line) => line.id === id)).toBe(false);
    expect({ hidden, standsOn }).toEqual({ hidden: 1, standsOn: { memories: 6, waiting: 0 } });
    await ana.post('/api/twin/lines/restore').expect(200, { restored: 1 });
    expect((await lineOf('people')).id).toBe(id);
  });

  it('tells which value holds, and that there was another', async () => {
    product.clock.advance({ days: 1 });
    await tell('I live in Porto.', 'fact');
    expect(await lineOf('you')).toMatchObject({ text: 'You live in Porto.', changes: 1 });
  });

  it('is nobody else’s', async () => {
    const { id } = await lineOf('preference');
    await ben.get('/api/twin/profile').expect(200, /"lines":\[\]/u);
    await ben
      .patch(`/api/twin/lines/${id}`)
      .send({ text: 'Tea.' })
      .expect(404, /twin_line_not_found/u);
    await ben.delete(`/api/twin/lines/${id}`).expect(404);
    await ben.post(`/api/twin/lines/${id}/restore`).expect(404);
    await ben.post('/api/twin/lines/restore').expect(200, { restored: 0 });
    expect((await lineOf('preference')).text).toContain('You like strong coffee');
  });
});
