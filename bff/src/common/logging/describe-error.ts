import { DrizzleQueryError } from 'drizzle-orm';

export interface ErrorDescription {
  name: string;
  message?: string;
  /** SQLSTATE, or Node's code such as ECONNREFUSED. */
  code?: string;
  constraint?: string;
  stack?: string[];
}

/**
 * What a log may keep of an error. The text of a database error quotes the statement, its parameters or a row,
 * which are the user's own words; its code and constraint say enough.
 */
export function describeError(thrown: unknown): ErrorDescription {
  if (!(thrown instanceof Error)) return { name: typeof thrown };
  const reason = thrown instanceof DrizzleQueryError && thrown.cause ? thrown.cause : thrown;
  const code = textOf(reason, 'code');
  const isFromDatabase = thrown instanceof DrizzleQueryError || /^[0-9A-Z]{5}$/.test(code ?? '');
  const constraint = textOf(reason, 'constraint');
  return {
    name: reason.name,
    ...(!isFromDatabase && { message: reason.message }),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint }),
    stack: framesOf(thrown),
  };
}

function textOf(error: Error, key: string): string | undefined {
  const value: unknown = (error as unknown as Record<string, unknown>)[key];
  return typeof value === 'string' ? value : undefined;
}

/** The frames alone: the first lines of a stack repeat the message. */
function framesOf({ stack = '' }: Error): string[] {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.trim());
}
