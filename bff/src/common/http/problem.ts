export interface FieldError {
  /** Where in the body, query or path, such as `items.0.text`. */
  path: string;
  message: string;
}

interface DomainErrorOptions {
  cause?: unknown;
  errors?: FieldError[];
  headers?: Record<string, string>;
}

/**
 * A rule of the product that was not met. Modules define their own subclasses in `<module>.errors.ts`;
 * the problem filter turns them into the answer.
 */
export class DomainError extends Error {
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    /** Stable and machine-readable, such as `memory_changed`. */
    readonly code: string,
    readonly status: number,
    /** One sentence for a person; it is shown as it is. */
    readonly detail: string,
    { cause, errors, headers = {} }: DomainErrorOptions = {},
  ) {
    super(detail, { cause });
    this.name = new.target.name;
    this.errors = errors;
    this.headers = headers;
  }
}
