/** The user's own names: of the home, of lists and of people. */
export interface Names {
  readonly home?: unknown;
}
