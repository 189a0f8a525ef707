import { Marked, type RendererObject, type Tokens } from 'marked';
import { type FrontMatter, readFrontMatter } from './front-matter.ts';

export interface Heading {
  id: string;
  text: string;
  level: number;
}

export interface PageMeta extends FrontMatter {
  minutes: number;
}

/** What a search looks through: one piece a heading. */
export interface Passage {
  heading: string;
  id: string;
  text: string;
}

export interface CompiledPage {
  meta: PageMeta;
  html: string;
  headings: Heading[];
  passages: Passage[];
}

const WORDS_PER_MINUTE = 220;

/** Markdown with front matter to a page. The sources are ours, so their HTML is taken as it is. */
export function compileMarkdown(source: string): CompiledPage {
  const { matter, body } = readFrontMatter(source);
  const headings: Heading[] = [];
  const marked = new Marked({ renderer: renderer(headings) });
  const html = marked.parse(body, { async: false });
  const words = body.split(/\s+/).length;
  return {
    meta: { ...matter, minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) },
    html,
    headings,
    passages: passagesOf(html),
  };
}

function renderer(headings: Heading[]): RendererObject {
  return {
    heading({ tokens, depth }: Tokens.Heading) {
      const html = this.parser.parseInline(tokens);
      const text = plain(html);
      const id = idFor(text, headings);
      headings.push({ id, text, level: depth });
      const anchor = `<a href="#${id}" data-anchor aria-label="Link to ${text.replaceAll('"', '')}">#</a>`;
      return `<h${String(depth)} id="${id}">${html}${anchor}</h${String(depth)}>\n`;
    },
    code({ text }: Tokens.Code) {
      const copy = '<button type="button" data-copy>Copy</button>';
      return `<figure data-code><pre tabindex="0"><code>${escape(text)}</code></pre>${copy}</figure>\n`;
    },
    table(token: Tokens.Table) {
      const cells = (row: Tokens.TableCell[], tag: string): string =>
        row
          // a header without words is a corner, not a header
          .map(({ text, tokens }) => [text === '' ? 'td' : tag, this.parser.parseInline(tokens)])
          .map(([name = '', html = '']) => `<${name}>${html}</${name}>`)
          .join('');
      const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
      const head = `<thead><tr>${cells(token.header, 'th')}</tr></thead>`;
      const label = token.header.map(({ text }) => plain(text)).join(', ');
      return `<div data-table tabindex="0" role="region" aria-label="Table: ${escape(label)}"><table>${head}<tbody>${rows}</tbody></table></div>\n`;
    },
  };
}

/** The words of a heading as an address; a second one of the same words gets a number. */
function idFor(text: string, taken: Heading[]): string {
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const twins = taken.filter((heading) => heading.text === text).length;
  return twins === 0 ? id : `${id}-${String(twins + 1)}`;
}

function passagesOf(html: string): Passage[] {
  return html
    .split(/(?=<h[23] id=)/)
    .map((part) => {
      const [head = '', id = '', heading = ''] = /^<h[23] id="([^"]+)">(.*?)<a href/s.exec(part) ?? [];
      return {
        id,
        heading: plain(heading),
        text: plain(part.slice(head.length).replace(/^[^>]*>#<\/a>/, '')),
      };
    })
    .filter(({ text, heading }) => text !== '' || heading !== '');
}

function plain(html: string): string {
  return html
    .replace(/<button.*?<\/button>/g, '')
    .replace(/<[^<>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
