import { MAX_SOURCE_LENGTH, TemplateUnsupported } from './limits.js';
import { piecesOf } from './pieces.js';
import { Run } from './run.js';
import { runAll, statementsOf } from './statements.js';
import { UNDEFINED } from './values.js';

/** Gives the text that comes out, without blanks around it; throws `TemplateFailed`. */
export type Template = (variables: Readonly<Record<string, unknown>>) => string;

/**
 * Compiles the part of Jinja that discovery payloads use. It is interpreted: no code is made of it, of objects only their
 * own JSON values are read, no method is called but the listed ones, no regular expression of a device is run, and steps
 * and output are bounded. Throws `TemplateUnsupported`.
 */
export function compileTemplate(source: string): Template {
  if (source.length > MAX_SOURCE_LENGTH) throw new TemplateUnsupported('too long');
  const statements = statementsOf(piecesOf(source));
  return (variables) => {
    const names = Object.entries(variables).map(([name, value]) => [name, value ?? absent(value)] as const);
    const run = new Run(new Map(names));
    runAll(statements, run);
    return run.output.trim();
  };
}

/** As Home Assistant: `value` always, `value_json` where the message is JSON. */
export function renderValue(
  template: Template,
  payload: string,
  variables: Readonly<Record<string, unknown>> = {},
): string {
  const json = parsedJson(payload);
  return template({ ...variables, value: payload, ...(json !== undefined && { value_json: json }) });
}

function parsedJson(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    // A template may want the text alone.
    return undefined;
  }
}

function absent(value: null | undefined): unknown {
  return value === null ? null : UNDEFINED;
}
