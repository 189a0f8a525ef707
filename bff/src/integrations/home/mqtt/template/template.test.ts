import { readFileSync } from 'node:fs';
import { TemplateFailed, TemplateUnsupported } from './limits.js';
import { compileTemplate, renderValue } from './template.js';

type Case = [template: string, payload: string, variables: Record<string, unknown>, result: string | null];

/** What Python’s Jinja gives with Home Assistant’s filters, `null` for an error; 21.0 is written 21, as JSON has it. */
const CASES = JSON.parse(
  readFileSync(new URL('../testing/templates.json', import.meta.url), 'utf8'),
) as Case[];

function rendered(template: string, payload: string, variables = {}): string | null {
  try {
    return renderValue(compileTemplate(template), payload, variables).replaceAll(/(\d)\.0\b/g, '$1');
  } catch (error) {
    if (error instanceof TemplateFailed || error instanceof TemplateUnsupported) return null;
    throw error;
  }
}

describe('a template of a real device', () => {
  it.each(CASES)('%s of %s', (template, payload, variables, result) => {
    expect(rendered(template, payload, variables)).toBe(result);
  });
});

describe('a template', () => {
  it.each([
    '{{ range.constructor("return 1")() }}',
    '{{ value_json.constructor.constructor("return 1")() }}',
    '{{ value.toString() }}',
    '{{ value|regex_replace("(a+)+$","") }}',
    "{{ states('lock.door') }}",
    '{% include "x" %}',
    '{% macro x() %}{% endmacro %}',
    '{{ self }',
    `{{ ${'('.repeat(100)}1${')'.repeat(100)} }}`,
    `{{ ${'-'.repeat(100)}1 }}`,
    '{% if '.repeat(100),
    '{% if 1 %}'.repeat(100),
    'x'.repeat(9_000),
    '{{ namespace(a=1) }}',
    '{{ now().strftime("%Y") }}',
    '{{ [][] }}',
  ])('is refused when it is compiled: %s', (source) => {
    expect(() => compileTemplate(source)).toThrow(TemplateUnsupported);
  });

  it.each([
    '{{ value_json.__proto__ }}',
    '{{ value_json["constructor"] }}',
    '{{ value.constructor }}',
    '{{ {}.prototype }}',
  ])('reads nothing that is inherited: %s', (source) => {
    expect(rendered(source, '{"a":1}')).toBe('');
  });

  it('ends loops and long outputs', () => {
    const nested = '{% for i in range(1000) %}{% for j in range(1000) %}x{% endfor %}{% endfor %}';
    expect(() => renderValue(compileTemplate(nested), '1')).toThrow(TemplateFailed);
    const long = `{% for i in range(1000) %}${'x'.repeat(100)}{% endfor %}`;
    expect(() => renderValue(compileTemplate(long), '1')).toThrow(TemplateFailed);
  });
});
