import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { currentRequest } from '../http/current-request.js';
import { endInOrder } from './end-of-process.js';
import { Shutdown } from './shutdown.js';

function aProcess() {
  const program = Object.assign(new EventEmitter(), { exit: vi.fn() });
  const shutdown = new Shutdown();
  const closed = Promise.withResolvers<undefined>();
  const server = { closeIdleConnections: vi.fn(), closeAllConnections: vi.fn() };
  const app = { get: () => shutdown, close: vi.fn(() => closed.promise), getHttpServer: () => server };
  endInOrder(
    app as unknown as NestExpressApplication,
    program as unknown as Parameters<typeof endInOrder>[1],
  );
  return { program, app, shutdown, close: () => closed.resolve(undefined) };
}

describe('D4 a process', () => {
  const fatal = vi.fn<(line: object) => void>();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
    fatal.mockReset();
    vi.spyOn(Logger.prototype, 'fatal').mockImplementation(fatal);
    vi.spyOn(Logger.prototype, 'log').mockReturnValue();
  });
  afterEach(() => vi.useRealTimers());

  it('that is asked to stop finishes first, and ends well', async () => {
    const { program, app, shutdown, close } = aProcess();
    program.emit('SIGTERM', 'SIGTERM');
    program.emit('SIGINT', 'SIGINT');
    expect(shutdown.hasBegun).toBe(true);
    expect(app.close).toHaveBeenCalledOnce();
    expect(program.exit).not.toHaveBeenCalled();
    close();
    await vi.waitFor(() => expect(program.exit).toHaveBeenCalledExactlyOnceWith(0));
    expect(fatal).not.toHaveBeenCalled();
  });

  it.each(['uncaughtException', 'unhandledRejection'])(
    'that meets an %s logs it with its request, finishes, and ends with 1',
    async (event) => {
      const { program, app, close } = aProcess();
      const error = new TypeError('addresses is not iterable');
      currentRequest.run({ id: 'request-1' }, () => program.emit(event, error));
      expect(fatal).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({
          requestId: 'request-1',
          error: expect.objectContaining({ name: 'TypeError' }),
        }),
      );
      expect(app.close).toHaveBeenCalledOnce();
      close();
      await vi.waitFor(() => expect(program.exit).toHaveBeenCalledExactlyOnceWith(1));
    },
  );

  it('whose end does not come is ended', () => {
    const { program } = aProcess();
    program.emit('uncaughtException', new Error('lost'));
    vi.advanceTimersByTime(12_000);
    expect(program.exit).toHaveBeenCalledExactlyOnceWith(1);
  });
});
