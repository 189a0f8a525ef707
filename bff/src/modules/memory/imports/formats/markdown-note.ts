import { parse } from 'yaml';
import { type FoundMemory } from './importer.js';
import { readDate } from './read-date.js';

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]{0,65536}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const CODE = /```[\s\S]*?(?:```|$)|`[^`\n]*`/g;
const TAG = /(?<![\p{L}\p{N}_/&#[(])#([\p{L}\p{N}_/-]{1,50})/gu;
const WIKI_LINK = /\[\[([^[\]|#^\n]{1,300})(?:[#^][^[\]|\n]*)?(?:\|[^[\]\n]*)?\]\]/g;
const MARKDOWN_LINK = /\]\(<?([^\])<>\n]{1,300}?\.md)(?:#[^\])\n]*)?>?\)/gi;
const DATED_NAME = /^(\d{4}-\d\d-\d\d)/;
const MAX_LINKS = 200;
/** Where notes keep their day, the surest first. */
const DATE_PROPERTIES = ['date', 'created', 'created_at', 'day'];
const KNOWN_PROPERTIES = new Set([
  ...DATE_PROPERTIES,
  'tags',
  'tag',
  'aliases',
  'alias',
  'title',
  'cssclasses',
  'position',
]);

type Properties = Record<string, unknown>;

/** One note with its front matter, tags and links, as Obsidian and its kin write them. */
export function readNote(path: string, content: string): Omit<FoundMemory, 'row' | 'file'> {
  const { properties, body, remark } = splitFrontMatter(content);
  const name =
    path
      .split('/')
      .at(-1)
      ?.replace(/\.(md|markdown|txt)$/i, '') ?? path;
  const title = asText(properties['title']) ?? name;
  const prose = body.replaceAll(CODE, ' ');
  return {
    text: withTitle(title, body, otherProperties(properties)),
    tags: [...asList(properties['tags'] ?? properties['tag']), ...tagsIn(prose)].map((tag) =>
      tag.replace(/^#/, ''),
    ),
    occurredAt: dateOf(properties, name),
    names: [
      name,
      path.replace(/\.(md|markdown|txt)$/i, ''),
      ...asList(properties['aliases'] ?? properties['alias']),
    ],
    links: linksIn(prose).slice(0, MAX_LINKS),
    remark,
  };
}

export function hasFrontMatter(text: string): boolean {
  return FRONT_MATTER.test(text);
}

function splitFrontMatter(content: string): { properties: Properties; body: string; remark?: string } {
  const found = FRONT_MATTER.exec(content);
  if (!found) return { properties: {}, body: content };
  try {
    // No own types, and few aliases: a page of YAML may unfold to gigabytes.
    const properties: unknown = parse(found[1] ?? '', {
      schema: 'core',
      maxAliasCount: 10,
      logLevel: 'silent',
    });
    const isMap = typeof properties === 'object' && properties !== null && !Array.isArray(properties);
    return { properties: isMap ? (properties as Properties) : {}, body: content.slice(found[0].length) };
  } catch {
    return {
      properties: {},
      body: content,
      remark: 'Couldn’t read its front matter, so it was kept as text.',
    };
  }
}

/** The name of a note is often the best description of it, and stands only in the name of its file. */
function withTitle(title: string, body: string, properties: string[]): string {
  const [firstLine = ''] = body.trimStart().split('\n', 1);
  const isTitled =
    firstLine
      .replace(/^#+\s*/, '')
      .trim()
      .toLowerCase() === title.trim().toLowerCase();
  if (body.trim() === '' && properties.length === 0) return '';
  return [isTitled ? '' : `# ${title}`, properties.join('\n'), body.trim()].filter(Boolean).join('\n\n');
}

function otherProperties(properties: Properties): string[] {
  return Object.entries(properties).flatMap(([name, value]) => {
    if (KNOWN_PROPERTIES.has(name)) return [];
    const text = Array.isArray(value) ? asList(value).join(', ') : asText(value);
    return text ? [`${name}: ${text}`] : [];
  });
}

function dateOf(properties: Properties, name: string): Date | null {
  const given = DATE_PROPERTIES.map((property) => asText(properties[property])).find(
    (text) => text !== undefined,
  );
  const text = given ?? DATED_NAME.exec(name)?.[1];
  return text === undefined ? null : (readDate(text) ?? null);
}

function tagsIn(prose: string): string[] {
  // Numbers alone are issues and ranks, not tags.
  return [...prose.matchAll(TAG)].map(([, tag = '']) => tag).filter((tag) => /[^\d/_-]/.test(tag));
}

function linksIn(prose: string): string[] {
  const wiki = [...prose.matchAll(WIKI_LINK)].map(([, target = '']) => target.trim());
  const plain = [...prose.matchAll(MARKDOWN_LINK)].map(([, target = '']) => decodePath(target));
  return [...new Set([...wiki, ...plain])].map((target) => target.replace(/\.md$/i, ''));
}

function decodePath(target: string): string {
  try {
    return decodeURIComponent(target).replace(/^\.\//, '');
  } catch {
    return target;
  }
}

function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value instanceof Date ? value.toISOString() : undefined;
}

function asList(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => asText(each) ?? []);
  return (asText(value) ?? '').split(/[,\s]+/).filter(Boolean);
}
