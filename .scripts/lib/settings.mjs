import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';
import { UserError } from './user-error.mjs';

const DEFAULT_PORTS = { PORT: 8080, BFF_PORT: 8081, IDENTITY_PORT: 8082 };

/** What the embedded stack takes from the environment and from an optional .env file. */
export function readSettings() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const ports = Object.fromEntries(
    Object.entries(DEFAULT_PORTS).map(([name, port]) => [name, readPort(name, port)]),
  );
  const doubled = Object.keys(ports).find(
    (name) => Object.values(ports).filter((port) => port === ports[name]).length > 1,
  );
  if (doubled) throw new UserError(`${Object.keys(ports).join(', ')} must be three different ports.`);
  return {
    ports,
    address: process.env.PUBLIC_URL || `http://localhost:${ports.PORT}`,
    host: process.env.HOST || '127.0.0.1',
    dataDir: path.resolve(root, process.env.DATA_DIR || '.data'),
    identity: process.env.IDENTITY || 'local',
  };
}

function readPort(name, fallback) {
  const port = Number(process.env[name] || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UserError(`${name} must be a port from 1 to 65535, not "${process.env[name]}".`);
  }
  return port;
}
