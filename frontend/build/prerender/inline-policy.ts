import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const INLINE_POLICY_FILE = 'inline.conf';

interface Hashes {
  script: string;
  /** One of each page; pages that look alike have the same. */
  styles: string[];
}

export function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/**
 * One script and one style stand inside of every prerendered page: the script is the same on all of them, the style has
 * what the page needs. Their hashes open the policy for exactly these; Nginx includes the file, the embedded front door
 * reads it.
 */
export async function writeInlinePolicy(folder: string, { script, styles }: Hashes): Promise<void> {
  const style = [...new Set(styles)].join(' ');
  const conf = `map "" $inline_script {\n  default " ${script}";\n}\nmap "" $inline_style {\n  default " ${style}";\n}\n`;
  await writeFile(join(folder, INLINE_POLICY_FILE), conf);
}
