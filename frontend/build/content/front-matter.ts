export interface FrontMatter {
  title: string;
  description: string;
  /** Of a guide: the part of the sidebar it stands in. */
  group?: string;
  /** Of a guide: its place among the others. */
  order?: number;
  /** Of a post: the day it was published. */
  published?: string;
}

const BLOCK = /^---\n(.*?)\n---\n/s;
const KEYS = new Set(['title', 'description', 'group', 'order', 'published']);

/** Lines of `name: value` between two rules at the top of the file. Anything else stops the build. */
export function readFrontMatter(source: string): { matter: FrontMatter; body: string } {
  const [block, lines] = BLOCK.exec(source) ?? [];
  if (block === undefined || lines === undefined)
    throw new Error('The page does not begin with front matter.');
  const fields = Object.fromEntries(lines.split('\n').map(readLine));
  const { title, description, group, order, published } = fields;
  if (!title || !description) throw new Error('Front matter needs a title and a description.');
  if (published !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(published)) {
    throw new Error(`"${published}" is no day such as 2026-11-21.`);
  }
  const matter = {
    title,
    description,
    ...(group !== undefined && { group }),
    ...(order !== undefined && { order: Number(order) }),
    ...(published !== undefined && { published }),
  };
  return { matter, body: source.slice(block.length) };
}

function readLine(line: string): [string, string] {
  const [, name = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
  if (!KEYS.has(name)) throw new Error(`Front matter cannot be read here: "${line}"`);
  return [name, value.trim()];
}
