import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { ensureFree, freeRange } from './port.mjs';
import { UserError } from './user-error.mjs';

const port = await freeRange(41_000, 2);
const stranger = createServer((_request, response) => response.end('{}')).listen(port, '127.0.0.1');
const twyn = createServer((_request, response) => response.end('{"identity":"emulator","version":"1.0.2"}'));
twyn.listen(port + 1, '127.0.0.1');
await Promise.all([once(stranger, 'listening'), once(twyn, 'listening')]);

after(() => {
  stranger.close();
  twyn.close();
});

test('a taken port is told with the variable that changes it', async () => {
  await assert.rejects(ensureFree({ BFF_PORT: port }), (error) => {
    assert.ok(error instanceof UserError);
    assert.match(
      error.message,
      new RegExp(`^Port ${port} is taken by .+; .+: BFF_PORT=${port + 100} npm start$`),
    );
    return true;
  });
});

test('a Twyn that runs already is recognised', async () => {
  await assert.rejects(ensureFree({ PORT: port + 1 }), {
    message: `Twyn already runs at http://localhost:${port + 1}.`,
  });
});

test('a free range leaves out what is taken', async () => {
  assert.ok((await freeRange(port, 2)) > port + 1);
  await ensureFree({ PORT: await freeRange(port, 1) });
});
