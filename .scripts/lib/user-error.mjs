/** Error shown without a stack because the user can fix it. */
export class UserError extends Error {}

/** Runs the work. On failure, prints the message of a `UserError` or the stack of any other error, and sets exit code 1. */
export async function runOrExplain(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${error instanceof UserError ? error.message : error.stack}`);
    process.exitCode = 1;
  }
}
