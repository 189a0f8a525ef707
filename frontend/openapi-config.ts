import type { ConfigFile } from '@rtk-query/codegen-openapi';

const tags = ['auth', 'users', 'config', 'memory', 'chat'] as const;

/** One generated file per tag of the contract, so that a page loads the endpoints of its own domain only. */
const config: ConfigFile = {
  schemaFile: '../bff/openapi.json',
  apiFile: './src/api/base-api.ts',
  apiImport: 'baseApi',
  useUnknown: true,
  encodePathParams: true,
  outputFiles: Object.fromEntries(
    tags.map((tag) => [
      `./src/api/generated/${tag}.gen.ts`,
      {
        exportName: `${tag}Generated`,
        filterEndpoints: (_name: string, { operation }: { operation: { tags?: string[] } }) =>
          operation.tags?.includes(tag) ?? false,
      },
    ]),
  ),
};

export default config;
