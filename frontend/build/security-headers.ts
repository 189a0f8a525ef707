import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NGINX = path.resolve(import.meta.dirname, '../../nginx');
const INLINE = path.resolve(import.meta.dirname, '../dist/inline.conf');
const MAP = /^map "\$\{(\w+)\}" \$(\w+) \{\n(.*?)\n\}$/gms;
const HEADER = /^add_header (\S+) (?:"([^"]*)"|\$(\w+)) always;$/gm;

interface Settings {
  identity: string;
  publicUrl: string;
  firebaseAuthDomain: string;
  /** Whether phone numbers can be confirmed. */
  phone: boolean;
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

/** What the policy template maps from the environment; a later map may name the value of an earlier one. */
function variables({ identity, publicUrl, firebaseAuthDomain, phone }: Settings): Record<string, string> {
  const environment: Record<string, string> = {
    IDENTITY: identity,
    PUBLIC_URL: publicUrl,
    FIREBASE_AUTH_DOMAIN: firebaseAuthDomain,
    PHONE_VERIFICATION: String(phone),
  };
  const mapped = inlineHashes();
  const template = readFileSync(path.join(NGINX, 'templates/policy.conf.template'), 'utf8');
  for (const [, source = '', name = '', lines = ''] of template.matchAll(MAP)) {
    mapped[name] = pick(lines, environment[source] ?? '')
      .replace(/\$\{(\w+)\}/g, (_, key: string) => environment[key] ?? '')
      .replace(/\$(\w+)/g, (_, key: string) => mapped[key] ?? '');
  }
  return mapped;
}

/** What the build allows inside of its own pages; nothing before the first build. */
function inlineHashes(): Record<string, string> {
  if (!existsSync(INLINE)) return {};
  const maps = readFileSync(INLINE, 'utf8').matchAll(/^map "" \$(\w+) \{\n +default "(.*)";\n\}$/gm);
  return Object.fromEntries([...maps].map(([, name = '', value = '']) => [name, value]));
}

/** As Nginx's map does: the line of the value itself, or of a pattern that it matches, or the default. */
function pick(lines: string, value: string): string {
  const choices = [...lines.matchAll(/^ +(\S+) "(.*)";$/gm)].map(([, key = '', text = '']) => ({
    key,
    text,
  }));
  const matches = ({ key }: { key: string }): boolean =>
    key === value || (key.startsWith('~') && new RegExp(key.slice(1)).test(value));
  return (choices.find(matches) ?? choices.find(({ key }) => key === 'default'))?.text ?? '';
}
