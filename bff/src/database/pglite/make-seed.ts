import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { MIGRATIONS_FOLDER } from '../migrate.js';
import { extensions } from './extensions.js';
import { SEED_FILE } from './open-pglite.js';
import { PgliteConnection } from './pglite-connection.js';

// A step of the build: packs an empty, migrated data folder, so that a first start unpacks it instead of running initdb.
const client = await PGlite.create({ extensions });
const connection = new PgliteConnection(client);
await connection.migrate(MIGRATIONS_FOLDER);
await client.query('vacuum analyze');
const packed = await client.dumpDataDir('gzip');
await connection.close();
writeFileSync(SEED_FILE, Buffer.from(await packed.arrayBuffer()));
