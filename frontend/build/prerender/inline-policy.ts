import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const INLINE_POLICY_FILE = 'inline.conf';

interface Hashes {
  script: string;
  style: string;
}

export function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/**
 * One script and one style stand inside of every prerendered page, the same on all of them. Their hashes open the
 * policy for exactly these; Nginx includes the file, the embedded front door reads it.
 */
export async function writeInlinePolicy(folder: string, { script, style }: Hashes): Promise<void> {
  const conf = `map "" $inline_script {\n  default " ${script}";\n}\nmap "" $inline_style {\n  default " ${style}";\n}\n`;
  await writeFile(join(folder, INLINE_POLICY_FILE), conf);
}
