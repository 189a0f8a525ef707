import { oneDriver } from '../../../testing/database.js';
import { sharedProduct, signedIn } from '../../../testing/shared-product.js';
import { type List, type ListItem } from './lists.dto.js';

describe.each(oneDriver)('lists on %s', (driver) => {
  const product = sharedProduct(driver);
  const ana = signedIn(product, beforeEach);

  const create = async (name: string): Promise<List> =>
    (await ana.post('/api/lists').send({ name }).expect(201)).body as List;
  const add = async ({ id }: List, text: string): Promise<ListItem> =>
    (await ana.post(`/api/lists/${id}/items`).send({ text }).expect(201)).body as ListItem;
  const read = async (): Promise<[string, string[]][]> =>
    ((await ana.get('/api/lists').expect(200)).body.items as List[]).map(({ name, items }) => [
      name,
      items.map(({ text }) => text),
    ]);

  it('have one name each, however it is written', async () => {
    const shopping = await create('Shopping');
    expect(await create('my shopping list')).toEqual(shopping);
    product.clock.advance({ seconds: 1 });
    const other = await create('Books');
    const refused = await ana.patch(`/api/lists/${other.id}`).send({ name: 'SHOPPING' }).expect(409);
    expect(refused.body).toMatchObject({ code: 'list_name_taken' });
    await ana.patch(`/api/lists/${shopping.id}`).send({ name: 'Shopping list' }).expect(200);
    expect(await read()).toEqual([
      ['Shopping list', []],
      ['Books', []],
    ]);
  });

  it('hold a thing once, in the order in which it came', async () => {
    const shopping = await create('Shopping');
    const tea = await add(shopping, 'Tea');
    await add(shopping, 'Milk');
    expect(await add(shopping, 'tea')).toEqual(tea);
    const { body: ticked } = await ana.patch(`/api/list-items/${tea.id}`).send({ isDone: true }).expect(200);
    expect(ticked).toMatchObject({ text: 'Tea', isDone: true });
    expect(await add(shopping, 'tea')).toMatchObject({ id: tea.id, isDone: false });
    await ana.patch(`/api/list-items/${tea.id}`).send({ text: 'Green tea' }).expect(200);
    expect(await read()).toEqual([['Shopping', ['Green tea', 'Milk']]]);
    await ana.delete(`/api/list-items/${tea.id}`).expect(204);
    await ana.delete(`/api/list-items/${tea.id}`).expect(404);
    const { body } = await ana.get(`/api/lists/${shopping.id}`).expect(200);
    expect(body).toMatchObject({ name: 'Shopping', items: [{ text: 'Milk' }] });
  });

  it('go with all that is on them', async () => {
    const shopping = await create('Shopping');
    const tea = await add(shopping, 'Tea');
    await ana.delete(`/api/lists/${shopping.id}`).expect(204);
    await ana.patch(`/api/list-items/${tea.id}`).send({ isDone: true }).expect(404);
    await ana.post(`/api/lists/${shopping.id}/items`).send({ text: 'Tea' }).expect(404);
  });
});
