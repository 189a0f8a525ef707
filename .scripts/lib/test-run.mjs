import { availableParallelism } from 'node:os';
import { capture, toolEnv } from './command.mjs';
import { flaky, seconds, slowest } from './report.mjs';

/** Runs suites, shows a line for each and the output of those that fail, and adds everything up. */
export class TestRun {
  started = Date.now();
  parts = [];
  tests = [];
  leftOut = [];

  /** Side by side, as many as there are cores: for checks that use one each, and stacks that wait. */
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

  /** Times of the parts, the slowest tests, what was flaky; the last line is the sum, alone, so that a machine can read it. */
  finish() {
    const passed = sum(this.parts, 'passed');
    const failed = sum(this.parts, 'failed');
    section('Time of each part', this.table());
    section('The slowest tests', slowest(this.tests));
    const unsteady = flaky(this.tests);
    const count = this.tests.filter(({ isFlaky }) => isFlaky).length;
    section(`Flaky, to be mended in the next change: ${count}`, unsteady);
    section('Left out', this.leftOut);
    console.log(
      `\nDone in ${minutes(Date.now() - this.started)}, ${count} flaky.\n${passed} passed, ${failed} failed`,
    );
    process.exitCode = failed === 0 ? 0 : 1;
  }

  async run({ name, command, args, env = {}, count, tests = () => [] }) {
    const started = Date.now();
    const result = await capture(command, args, { env: toolEnv({ NO_COLOR: '1', ...env }) });
    const part = { name, ms: Date.now() - started, ...count(result) };
    this.parts.push(part);
    this.tests.push(...tests());
    console.log(`  ${part.failed === 0 ? '✓' : '✗'} ${line(part)}`);
    if (part.failed > 0) console.log(`\n${result.output.trim()}\n`);
  }

  table() {
    const total = { name: 'in all', ms: Date.now() - this.started, passed: sum(this.parts, 'passed') };
    return [...this.parts, { ...total, failed: sum(this.parts, 'failed') }].map(line);
  }
}

function line({ name, ms, passed, failed, skipped = 0, flaky: unsteady = 0 }) {
  const counts = [
    `${passed} passed`,
    failed && `${failed} failed`,
    skipped && `${skipped} skipped`,
    unsteady && `${unsteady} flaky`,
  ];
  return `${name.padEnd(36)} ${seconds(ms).padStart(8)}  ${counts.filter(Boolean).join(', ')}`;
}

function section(title, lines) {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((each) => `  ${each}`).join('\n')}`);
}

function sum(parts, key) {
  return parts.reduce((total, part) => total + part[key], 0);
}

function minutes(ms) {
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}
