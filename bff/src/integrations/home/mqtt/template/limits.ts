/** The source is none of the subset: told at discovery, never with a message. */
export class TemplateUnsupported extends Error {}

/** The message does not fit the template (a word for a number, a key of nothing): the state stays as it was. */
export class TemplateFailed extends Error {}

/** Of one template, so that no device can make the server work long or remember much. */
export const MAX_SOURCE_LENGTH = 8_192;
export const MAX_DEPTH = 64;
export const MAX_STEPS = 20_000;
export const MAX_OUTPUT_LENGTH = 65_536;
export const MAX_RANGE = 1_000;

export function fail(reason: string): never {
  throw new TemplateFailed(reason);
}
