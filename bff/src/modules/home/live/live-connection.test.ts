import { type LiveAdapter, type LiveListener } from '../../../integrations/home/live/live-adapter.js';
import { type ConnectionListener, LiveConnection } from './live-connection.js';
import { type ConnectionRow } from './live.repository.js';

it('tells once that a broker is away, however often it refuses, and again when it was back meanwhile', async () => {
  let broker!: LiveListener;
  const told: string[] = [];
  const listener = {
    status: (_row: ConnectionRow, status: string, reason: string | null) =>
      told.push([status, reason].filter(Boolean).join(': ')),
  } as Partial<ConnectionListener> as ConnectionListener;
  await LiveConnection.open({} as ConnectionRow, listener, (heard) => {
    broker = heard;
    return Promise.resolve({
      start: () => undefined,
      follow: () => undefined,
    } as Partial<LiveAdapter> as LiveAdapter);
  });

  const lost = (): void => broker.status('disconnected', 'The broker cannot be reached.');
  broker.status('connecting');
  for (let tried = 0; tried < 3; tried += 1) lost();
  broker.status('connected');
  lost();

  const away = 'disconnected: The broker cannot be reached.';
  expect(told).toEqual(['connecting', away, 'connected', away]);
});
