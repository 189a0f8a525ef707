import { availableParallelism } from 'node:os';
import { capture, toolEnv } from './command.mjs';
import { duration } from './step.mjs';

/** Runs suites, shows a line for each and the output of those that fail, and adds everything up. */
export class TestRun {
  started = Date.now();
  passed = 0;
  failed = 0;
  leftOut = [];

  /** Side by side, as many as there are cores: for checks that use one each. */
  async beside(suites) {
    const queue = [...suites];
    const worker = async () => {
      for (let suite = queue.shift(); suite; suite = queue.shift()) await this.run(suite);
    };
    await Promise.all(Array.from({ length: availableParallelism() }, worker));
  }

  /** One after the other: for runners that use every core themselves. */
  async inTurn(suites) {
    for (const suite of suites) await this.run(suite);
  }

  skip(what, why) {
    this.leftOut.push(`${what}: ${why}`);
  }

  /** The last line is the sum, alone, so that a machine can read it too. */
  finish() {
    if (this.leftOut.length > 0)
      console.log(`\nLeft out:\n${this.leftOut.map((line) => `  ${line}`).join('\n')}`);
    console.log(`\nDone in ${duration(this.started)}.\n${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed === 0 ? 0 : 1;
  }

  async run({ name, command, args, env = {}, count }) {
    const started = Date.now();
    const result = await capture(command, args, { env: toolEnv({ NO_COLOR: '1', ...env }) });
    const { passed, failed, skipped = 0 } = count(result);
    this.passed += passed;
    this.failed += failed;
    const ok = failed === 0;
    const counts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(
      Boolean,
    );
    console.log(
      `  ${ok ? '✓' : '✗'} ${name.padEnd(34)} ${counts.join(', ').padEnd(24)} ${duration(started)}`,
    );
    if (!ok) console.log(`\n${result.output.trim()}\n`);
  }
}
