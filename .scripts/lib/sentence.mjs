/** A failure that is told in one sentence, without a stack: the reader can mend it. */
export class Sentence extends Error {}

/** Runs the work; a failure ends the process with its sentence, an unforeseen one with its stack. */
export async function runOrExplain(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error instanceof Sentence ? error.message : error.stack}`);
    process.exitCode = 1;
  }
}
