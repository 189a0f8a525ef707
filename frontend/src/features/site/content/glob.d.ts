interface ImportMeta {
  /** Rspack and Vite both replace the call by imports; the query chooses how much of a file is wanted. */
  glob<T>(pattern: string, options: { eager: true; query?: string; import: 'default' }): Record<string, T>;
  glob<T>(pattern: string, options: { query?: string; import: 'default' }): Record<string, () => Promise<T>>;
}
