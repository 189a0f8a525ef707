/**
 * A rule of the product that was not met. Modules define their own subclasses in `<module>.errors.ts`;
 * the problem filter turns them into the answer.
 */
export class DomainError extends Error {
  constructor(
    /** Stable and machine-readable, such as `memory_changed`. */
    readonly code: string,
    readonly status: number,
    /** One sentence for a person; it is shown as it is. */
    readonly detail: string,
  ) {
    super(detail);
    this.name = new.target.name;
  }
}
