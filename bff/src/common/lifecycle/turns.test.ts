import { Turns } from './turns.js';

/** Holds the event loop, as hard work does. */
function work(ms: number): void {
  const endsAt = performance.now() + ms;
  while (performance.now() < endsAt);
}

describe('work that takes turns', () => {
  it('lets others go on once it held them up for a moment, and not before', async () => {
    const order: string[] = [];
    const turns = new Turns();
    setImmediate(() => order.push('somebody else'));

    await turns.next();
    order.push('at once');
    work(15);
    await turns.next();
    order.push('after them');

    expect(order).toEqual(['at once', 'somebody else', 'after them']);
  });
});
