import { StartError } from './common/start-error.js';

/** Whoever started the server can act on a sentence; a stack is for what nobody foresaw. */
export function explainStartFailure(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  if (codeOf(error) === 'EADDRINUSE') {
    const { address, port } = error as { address?: string; port?: number };
    return `Port ${port} on ${address} is taken by another program. Stop that one, or set PORT to a free one.`;
  }
  return error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
