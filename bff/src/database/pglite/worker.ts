import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
// With their own extension, so that Node can also run this file unbuilt, as tests do.
import { extensions } from './extensions.ts';
import type { Call, ErrorFields, Reply, WorkerInput } from './messages.ts';
import type { PgliteResult } from './pglite-like.ts';
import { giveValuesAsText } from './values-as-text.ts';

/** The whole of PGlite lives in this thread: a long query stops nobody's request but those that wait for it. */

// Measured: a quarter of the memory of the default 128 MB, at no cost in speed for data of this size.
// There is no background checkpointer in single-user mode; `maintenance.ts` asks for checkpoints.
const START_PARAMS = ['shared_buffers=16MB', 'max_wal_size=64MB', 'min_wal_size=32MB'].flatMap((setting) => [
  '-c',
  setting,
]);

const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const send = (reply: Reply): void => port.postMessage(reply);

try {
  const database = await open(workerData as WorkerInput);
  port.on('message', (call: Call) => {
    void handle(database, call).then(
      (result) => send({ kind: 'result', id: call.id, result }),
      (error: unknown) => send({ kind: 'error', id: call.id, error: fieldsOf(error) }),
    );
  });
  send({ kind: 'ready' });
} catch (error) {
  send({ kind: 'unopened', reason: error instanceof Error ? error.message : String(error) });
}

async function open({ dataDir, seedFile }: WorkerInput): Promise<PGlite> {
  const loadDataDir = seedFile === undefined ? undefined : new Blob([await readFile(seedFile)]);
  const startParams = [...PGlite.defaultStartParams, ...START_PARAMS];
  const database = await PGlite.create({
    dataDir,
    extensions,
    startParams,
    ...(loadDataDir && { loadDataDir }),
  });
  giveValuesAsText(database);
  return database;
}

async function handle(database: PGlite, call: Call): Promise<PgliteResult> {
  switch (call.kind) {
    case 'query': {
      const { rows } = await database.query(call.sql, call.params, { rowMode: call.rowMode ?? 'object' });
      return { rows };
    }
    case 'listen':
      await database.listen(call.channel, (payload) =>
        send({ kind: 'notification', channel: call.channel, payload }),
      );
      return { rows: [] };
    case 'close':
      await database.close();
      return { rows: [] };
  }
}

function fieldsOf(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { message: String(error) };
  const texts = Object.entries(error).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return { ...Object.fromEntries(texts), message: error.message };
}
