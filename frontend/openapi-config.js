import { readFileSync } from 'node:fs';

const schemaFile = '../bff/openapi.json';

/** Asked by containers and monitors, not by the application. */
const NOT_OURS = new Set(['health']);

const { paths } = JSON.parse(readFileSync(new URL(schemaFile, import.meta.url), 'utf8'));
const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
const tags = new Set(operations.flatMap((operation) => operation.tags ?? [])).difference(NOT_OURS);

/**
 * One generated file per tag of the contract, so that a page loads the endpoints of its own domain only.
 * @type {import('@rtk-query/codegen-openapi').ConfigFile}
 */
const config = {
  schemaFile,
  apiFile: './src/api/base-api.ts',
  apiImport: 'baseApi',
  // The generator formats with its own Prettier, which reads from here what it knows.
  prettierConfigFile: '../.oxfmtrc.json',
  useUnknown: true,
  encodePathParams: true,
  outputFiles: Object.fromEntries(
    [...tags].map((tag) => [
      `./src/api/generated/${tag}.gen.ts`,
      {
        exportName: `${tag}Generated`,
        filterEndpoints: (_name, { operation }) => operation.tags?.includes(tag) ?? false,
        // A question in a body stays out of addresses and logs; it changes nothing all the same.
        endpointOverrides: [{ pattern: ['searchMemories', 'searchMessages', 'parseCommand'], type: 'query' }],
      },
    ]),
  ),
};

export default config;
