import { readFileSync } from 'node:fs';
import path from 'node:path';

const NGINX = path.resolve(import.meta.dirname, '../../nginx');
const HEADER = /^add_header (\S+) (?:"([^"]*)"|\$(\w+)) always;$/gm;

interface Settings {
  identity: string;
  publicUrl: string;
  firebaseAuthDomain: string;
}

/** The headers of every page, read from Nginx's own configuration, so that both front doors always agree. */
export function readSecurityHeaders(settings: Settings): Record<string, string> {
  const lines = readFileSync(path.join(NGINX, 'snippets/headers.conf'), 'utf8').matchAll(HEADER);
  const headers = [...lines].map(([, name = '', text, variable]) => [
    name,
    text ?? variables(settings)[variable ?? ''],
  ]);
  return Object.fromEntries(headers.filter(([, value]) => value)) as Record<string, string>;
}

/** The two variables that the policy template maps from the environment. */
function variables({ identity, publicUrl, firebaseAuthDomain }: Settings): Partial<Record<string, string>> {
  const template = readFileSync(path.join(NGINX, 'templates/policy.conf.template'), 'utf8').replace(
    '${FIREBASE_AUTH_DOMAIN}',
    () => firebaseAuthDomain,
  );
  const value = (key: string): string => new RegExp(`^ +${key} "(.*)";$`, 'm').exec(template)?.[1] ?? '';
  return {
    content_security_policy: value(identity),
    strict_transport_security: publicUrl.startsWith('https://') ? value('~\\^https://') : '',
  };
}
