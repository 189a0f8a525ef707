import type { CompiledPage, PageMeta } from '../../../../build/content/compile-markdown';
import { sitePaths } from '../lib/site-paths';

export interface Article extends PageMeta {
  slug: string;
  href: string;
}

export type Section = 'guides' | 'blog' | 'legal';
type Page = Pick<CompiledPage, 'meta' | 'html' | 'headings'>;

const metas = import.meta.glob<PageMeta>('../../../../../docs/site/**/*.md', {
  eager: true,
  query: '?meta',
  import: 'default',
});
const bodies = import.meta.glob<Page>('../../../../../docs/site/**/*.md', { import: 'default' });
const loading = new Map<string, Promise<Page>>();

export const guides = articlesOf('guides').sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
/** The newest first. */
export const posts = articlesOf('blog').sort((a, b) => (b.published ?? '').localeCompare(a.published ?? ''));

/** One promise for each page, so that a component may wait for it again and again. */
export function loadArticle(section: Section, slug: string): Promise<Page> {
  const file = `${section}/${slug}.md`;
  const load = Object.entries(bodies).find(([path]) => path.endsWith(file))?.[1];
  if (!load) throw new Error(`There’s no ${file}.`);
  const page = loading.get(file) ?? load();
  loading.set(file, page);
  return page;
}

function articlesOf(section: Section): Article[] {
  return Object.entries(metas).flatMap(([path, meta]) => {
    const [found = '', slug = ''] = path
      .replace(/[.]md$/, '')
      .split('/')
      .slice(-2);
    return found === section ? [{ ...meta, slug, href: addressOf(section, slug) }] : [];
  });
}

function addressOf(section: Section, slug: string): string {
  if (section === 'blog') return `${sitePaths.blog}/${slug}`;
  // The first guide has an address of its own; the footer leads there.
  return slug === 'getting-started' ? sitePaths.gettingStarted : `${sitePaths.docs}/${slug}`;
}
