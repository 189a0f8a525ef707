import type { Passage } from '../../../../build/content/compile-markdown';
import { guides } from './catalog';

export interface GuideHit {
  guide: string;
  heading: string;
  href: string;
  excerpt: string;
}

const MAX_HITS = 8;
const EXCERPT_CHARACTERS = 140;

const files = import.meta.glob<Passage[]>('../../../../../docs/site/guides/*.md', {
  eager: true,
  query: '?passages',
  import: 'default',
});

/** Passages with all the words, those with the words in their heading first. */
export function searchGuides(query: string): GuideHit[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return guides
    .flatMap((guide) => {
      const passages = Object.entries(files).find(([path]) => path.endsWith(`/${guide.slug}.md`))?.[1] ?? [];
      return passages.map((passage) => ({ guide, passage, rank: rankOf(words, guide.title, passage) }));
    })
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MAX_HITS)
    .map(({ guide, passage }) => ({
      guide: guide.title,
      heading: passage.heading || guide.title,
      href: passage.id ? `${guide.href}#${passage.id}` : guide.href,
      excerpt: excerptOf(passage.text, words),
    }));
}

function rankOf(words: string[], title: string, { heading, text }: Passage): number {
  const head = fold(`${title} ${heading}`);
  const all = `${head} ${fold(text)}`;
  if (!words.every((word) => all.includes(word))) return 0;
  return 1 + words.filter((word) => head.includes(word)).length;
}

function excerptOf(text: string, words: string[]): string {
  const folded = fold(text);
  const at = Math.max(
    0,
    Math.min(...words.map((word) => folded.indexOf(word)).filter((index) => index >= 0)) - 40,
  );
  const start = Number.isFinite(at) ? at : 0;
  const excerpt = text.slice(start, start + EXCERPT_CHARACTERS).trim();
  return `${start > 0 ? '… ' : ''}${excerpt}${start + EXCERPT_CHARACTERS < text.length ? ' …' : ''}`;
}

function fold(text: string): string {
  return text.toLowerCase();
}
