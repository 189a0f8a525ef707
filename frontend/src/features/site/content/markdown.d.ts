/** What build/content makes of a Markdown file; the query of the import chooses how much of it. */
declare module '*.md' {
  const page: import('../../../../build/content/compile-markdown').CompiledPage;
  export default page;
}

interface ImportMeta {
  glob<T>(pattern: string, options: { eager: true; query?: string; import: 'default' }): Record<string, T>;
  glob<T>(pattern: string, options: { query?: string; import: 'default' }): Record<string, () => Promise<T>>;
}
