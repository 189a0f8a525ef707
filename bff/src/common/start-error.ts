/** Something the operator can put right: shown as it is, without a stack, and the process ends. */
export class StartError extends Error {
  override name = 'StartError';
}
