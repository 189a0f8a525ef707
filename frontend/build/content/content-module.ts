import { compileMarkdown } from './compile-markdown.ts';

/**
 * One Markdown file as a module, in three sizes: its description for lists, its words for the search, the whole page.
 * The query of the import chooses, so that a list does not bring the text of everything it lists.
 */
export function contentModule(source: string, query: string): string {
  const { meta, html, headings, passages } = compileMarkdown(source);
  if (query === '?meta') return `export default ${JSON.stringify(meta)};`;
  if (query === '?passages') return `export default ${JSON.stringify(passages)};`;
  return `export default ${JSON.stringify({ meta, html, headings })};`;
}
