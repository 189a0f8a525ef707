/** What another application shared: its title, text and address, each once. */
export function sharedText(params: URLSearchParams): string {
  const parts = ['title', 'text', 'url'].map((name) => params.get(name)?.trim() ?? '');
  return parts
    .filter((part, i) => part !== '' && !parts.some((other, j) => j > i && other.includes(part)))
    .filter((part, i, kept) => !kept.slice(0, i).some((before) => before.includes(part)))
    .join('\n');
}
