import { drivers } from '../../../testing/database.js';
import { captureMemory } from '../../../testing/memory-requests.js';
import { signedInBrowser } from '../../../testing/requests.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type Memory } from '../memory.dto.js';
import { type MemoryLinks } from './memory-links.dto.js';

describe.each(drivers)('links between memories on %s', (driver) => {
  const product = sharedProduct(driver, { compareNothing: true });
  const ana = signedIn(product, beforeEach);

  const capture = async (text: string): Promise<string> => {
    const { id } = await captureMemory(ana, text);
    await product.settled();
    return id;
  };
  const links = async (id: string): Promise<Record<keyof MemoryLinks, string[]>> => {
    const { body } = await ana.get(`/api/memories/${id}/links`).expect(200);
    const texts = (memories: Memory[]): string[] => memories.map(({ text }) => text);
    return { to: texts((body as MemoryLinks).to), from: texts((body as MemoryLinks).from) };
  };

  it('are made by hand, seen from both ends, and removed', async () => {
    const [pump, garden] = [await capture('Pump.'), await capture('Garden.')];
    await ana.post(`/api/memories/${pump}/links`).send({ toId: garden }).expect(200);
    await ana.post(`/api/memories/${pump}/links`).send({ toId: garden }).expect(200);
    expect(await links(pump)).toEqual({ to: ['Garden.'], from: [] });
    expect(await links(garden)).toEqual({ to: [], from: ['Pump.'] });

    await ana.post(`/api/memories/${pump}/links/remove`).send({ toId: garden }).expect(200);
    expect(await links(garden)).toEqual({ to: [], from: [] });
  });

  it('are made by a title in double brackets', async () => {
    await capture('# Heat pump\nNeeds a new filter.');
    const note = await capture('Call about the [[heat pump|pump]] and the [[Boat]].');
    expect((await links(note)).to).toEqual(['# Heat pump\nNeeds a new filter.']);
  });

  it('are made once the title that was named is told', async () => {
    const note = await capture('Call about the [[Heat pump]], the [[heat pump]] and the [[Boat]].');
    expect((await links(note)).to).toEqual([]);
    await capture('The heat pump hums.');
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    await captureMemory(bo, 'Heat pump');
    expect((await links(note)).to).toEqual([]);

    const pump = await capture('## Heat Pump\nNeeds a new filter.');
    await capture('Heat pump\nTold again.');
    expect((await links(note)).to).toEqual(['## Heat Pump\nNeeds a new filter.']);
    expect((await links(pump)).from).toHaveLength(1);
  });

  it('are awaited only by what the memory says now', async () => {
    const note = await capture('Ask for the [[Boat]] and the [[Boathouse]].');
    await ana
      .patch(`/api/memories/${note}`)
      .send({ version: 1, text: 'Ask for the [[Boathouse]].' })
      .expect(200);
    await product.settled();
    await capture('Boat');
    await capture('Boathouse');
    expect((await links(note)).to).toEqual(['Boathouse']);
  });

  it('lead from no memory to itself', async () => {
    const boat = await capture('Boat\nSee [[Boat]].');
    const other = await capture('Boat\nThe other one.');
    expect((await links(boat)).to).toEqual(['Boat\nThe other one.']);
    expect((await links(other)).to).toEqual([]);
  });

  it('leave with the memory at their other end, and come back with it', async () => {
    const [pump, garden] = [await capture('Pump.'), await capture('Garden.')];
    await ana.post(`/api/memories/${pump}/links`).send({ toId: garden }).expect(200);
    await ana.delete(`/api/memories/${garden}`).expect(204);
    expect((await links(pump)).to).toEqual([]);
    await ana.post(`/api/memories/${garden}/restore`).expect(200);
    expect((await links(pump)).to).toEqual(['Garden.']);
  });

  it('join two memories of one user', async () => {
    const pump = await capture('Pump.');
    const bo = await signedInBrowser(product.app, product.identity, crypto.randomUUID());
    const theirs = await captureMemory(bo, 'Theirs.');
    await ana.post(`/api/memories/${pump}/links`).send({ toId: theirs.id }).expect(404);
    await ana.post(`/api/memories/${pump}/links`).send({ toId: pump }).expect(400);
    await ana.post(`/api/memories/${pump}/links`).send({ toId: 'x' }).expect(400);
    await bo.get(`/api/memories/${pump}/links`).expect(404);
  });
});
