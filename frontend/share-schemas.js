// Run after the client is generated: the generator writes each schema into the file of every tag that uses it. Here all
// schemas go to one file, once, and the others name them from there.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import ts from 'typescript';

const FOLDER = new URL('./src/api/generated/', import.meta.url).pathname;
const SHARED = 'schemas.gen.ts';
/** As `npm run format` writes. */
const { ignorePatterns: _, ...STYLE } = readJson('../.oxfmtrc.json');

const contract = readJson('../bff/openapi.json');
const schemas = new Set(Object.keys(contract.components.schemas));
const declared = new Map();

for (const name of readdirSync(FOLDER)) {
  if (name === SHARED) continue;
  const file = path.join(FOLDER, name);
  const source = ts.createSourceFile(name, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const own = source.statements.filter(isSchema);
  for (const schema of own) declare(schema.name.text, schema.getFullText(source).trim());
  const kept = source.statements.filter((statement) => !own.includes(statement));
  const code = kept.map((statement) => statement.getFullText(source)).join('');
  const names = own.map((schema) => schema.name.text).sort();
  const used = names.filter((each) => new RegExp(`\\b${each}\\b`).test(code));
  const header = used.length > 0 ? `import type { ${used.join(', ')} } from './schemas.gen';\n` : '';
  const footer = names.length > 0 ? `\nexport type { ${names.join(', ')} } from './schemas.gen';\n` : '';
  await write(file, header + code + footer);
}
const all = [...declared].sort(([one], [other]) => (one < other ? -1 : 1));
await write(path.join(FOLDER, SHARED), all.map(([, text]) => text).join('\n'));

function isSchema(statement) {
  return ts.isTypeAliasDeclaration(statement) && schemas.has(statement.name.text);
}

function declare(name, text) {
  if ((declared.get(name) ?? text) !== text) throw new Error(`Two schemas are called ${name}.`);
  declared.set(name, text);
}

async function write(file, code) {
  const { code: formatted, errors } = await format(path.basename(file), code, STYLE);
  if (errors.length > 0) throw new Error(`${file} is no TypeScript: ${errors[0].message}`);
  writeFileSync(file, formatted);
}

function readJson(file) {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
