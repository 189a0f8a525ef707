// npm run site: the built pages behind their front door alone, without a server behind it; the public pages need none.
import { ensureBuilt } from './lib/build.mjs';
import { frontDoor } from './lib/embedded-stack.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureFree } from './lib/port.mjs';
import { runOrExplain, UserError } from './lib/user-error.mjs';
import { readSettings } from './lib/settings.mjs';
import { stopSignal } from './lib/stop-signal.mjs';

await runOrExplain(async () => {
  const settings = readSettings();
  await ensureFree({ PORT: settings.ports.PORT });
  await ensureInstalled();
  await ensureBuilt(['frontend']);

  const program = frontDoor(settings);
  await Promise.race([serve(program, settings), stopSignal()]).finally(() => program.stop());
});

/** Never resolves: a site that is served has no end of its own. */
async function serve(program, { address }) {
  program.start();
  await program.ready();
  console.log(`The public pages are at ${address}. Ctrl-C stops them.`);
  await program.exited;
  throw new UserError(`The front door ended unexpectedly. ${await program.lastWords()}`);
}
