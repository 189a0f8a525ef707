// npm start: the whole product on this machine, from a fresh checkout to an address in one command.
import { ensureBuilt } from './lib/build.mjs';
import { EmbeddedStack } from './lib/embedded-stack.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureFree } from './lib/port.mjs';
import { runOrExplain } from './lib/user-error.mjs';
import { readSettings } from './lib/settings.mjs';
import { stopSignal } from './lib/stop-signal.mjs';

await runOrExplain(async () => {
  const settings = readSettings();
  await ensureFree(settings.ports);
  await ensureInstalled();
  await ensureBuilt();

  const stack = new EmbeddedStack(settings);
  await Promise.race([serve(stack, settings), stopSignal()]).finally(() => stack.stop());
  console.log('\nTwyn has stopped; everything is saved.');
});

/** Never resolves: a product that serves has no end of its own. */
async function serve(stack, settings) {
  await stack.start();
  announce(stack, settings);
  await stack.keepUp();
}

function announce({ isFirstStart }, { address, dataDir }) {
  console.log(`\nTwyn is at ${address}\nYour data is in ${dataDir}. Ctrl-C stops Twyn.`);
  if (!isFirstStart || process.env.ADMIN_EMAIL) return;
  console.log(
    '\nFirst start: sign up in the browser. To become admin, stop Twyn, start it again with\n' +
      'ADMIN_EMAIL=you@example.com npm start, and verify that address: the link stands here then.',
  );
}
