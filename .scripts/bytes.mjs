// npm run bytes: what the built application weighs on its first load; builds it first when it is not what the code says.
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { capture, pinnedNode } from './lib/command.mjs';
import { root } from './lib/root.mjs';
import { runOrExplain } from './lib/user-error.mjs';

await runOrExplain(async () => {
  await ensureBuilt(['frontend']);
  const { code } = await capture(pinnedNode, [path.join(root, 'frontend/build/bytes.ts')], { live: true });
  process.exitCode = code;
});
