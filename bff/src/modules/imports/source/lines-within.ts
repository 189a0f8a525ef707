/**
 * The same text without lines of more than `maxLength` characters; `instead` stands for each. Whole lines are handed on,
 * so that nothing behind has to hold more than one of that length.
 */
export async function* linesWithin(
  chunks: AsyncIterable<string>,
  maxLength: number,
  instead: string,
): AsyncIterable<string> {
  let held = '';
  let isTooLong = false;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf('\n') + 1;
    if (end > 0) {
      yield isTooLong ? instead + chunk.slice(chunk.indexOf('\n'), end) : held + chunk.slice(0, end);
      held = '';
      isTooLong = false;
    }
    if (!isTooLong) held += chunk.slice(end);
    if (held.length > maxLength) {
      isTooLong = true;
      held = '';
    }
  }
  yield isTooLong ? instead : held;
}
