/** Where a conversation is had as Markdown, whole addresses: the server answers them, and not the router. */
export function conversationExportAddress(conversationId: string): string {
  return absolute(`/api/conversations/${encodeURIComponent(conversationId)}/export.md`);
}

/** Where all conversations are had as JSON. */
export function conversationsExportAddress(): string {
  return absolute('/api/exports/conversations.json');
}

function absolute(path: string): string {
  return new URL(path, window.location.origin).href;
}
