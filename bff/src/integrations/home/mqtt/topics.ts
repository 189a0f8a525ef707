/** As the specification: `+` is one level, `#` all that follow; neither reaches a topic that begins with `$`. */
export function matchesTopic(filter: string, topic: string): boolean {
  if (topic.startsWith('$') && /^[+#]/.test(filter)) return false;
  const [wanted, given] = [filter.split('/'), topic.split('/')];
  for (const [at, level] of wanted.entries()) {
    if (level === '#') return true;
    if (at >= given.length || (level !== '+' && level !== given[at])) return false;
  }
  return wanted.length === given.length;
}

/** Whether `allowed` covers all that `asked` could ever match: `a/+` does not cover `a/#`. */
export function coversTopic(allowed: string, asked: string): boolean {
  const [allowedLevels, askedLevels] = [allowed.split('/'), asked.split('/')];
  for (const [at, level] of allowedLevels.entries()) {
    if (level === '#') return true;
    const wanted = askedLevels[at];
    if (wanted === undefined || wanted === '#') return false;
    if (level !== '+' && (wanted === '+' || level !== wanted)) return false;
  }
  return allowedLevels.length === askedLevels.length;
}

type Handler = (topic: string, payload: string) => void;

/** Who hears what: exact topics by a look-up, wildcards one after the other. */
export class TopicRoutes {
  private readonly exact = new Map<string, Set<Handler>>();
  private readonly wide = new Map<string, Set<Handler>>();

  /** True where nobody heard this filter before. */
  add(filter: string, handler: Handler): boolean {
    const routes = this.routesOf(filter);
    const handlers = routes.get(filter);
    routes.set(filter, (handlers ?? new Set()).add(handler));
    return handlers === undefined;
  }

  /** True where nobody hears the filter any more. */
  remove(filter: string, handler: Handler): boolean {
    const routes = this.routesOf(filter);
    const handlers = routes.get(filter);
    handlers?.delete(handler);
    return handlers?.size === 0 && routes.delete(filter);
  }

  filters(): string[] {
    return [...this.exact.keys(), ...this.wide.keys()];
  }

  deliver(topic: string, payload: string): void {
    for (const handler of [...(this.exact.get(topic) ?? [])]) handler(topic, payload);
    for (const [filter, handlers] of this.wide)
      if (matchesTopic(filter, topic)) for (const handler of [...handlers]) handler(topic, payload);
  }

  private routesOf(filter: string): Map<string, Set<Handler>> {
    return /[+#]/.test(filter) ? this.wide : this.exact;
  }
}
