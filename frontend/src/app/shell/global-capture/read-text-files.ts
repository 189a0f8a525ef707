const MAX_BYTES = 1_000_000;
const TEXT_NAME = /[.](?:txt|md|markdown|text)$/i;

/** The words of those files that are short texts, one behind the other, and the names of those that are not. */
export async function readTextFiles(files: readonly File[]): Promise<{ text: string; refused: string[] }> {
  const isText = (file: File): boolean =>
    file.size <= MAX_BYTES && (file.type.startsWith('text/plain') || TEXT_NAME.test(file.name));
  const texts = await Promise.all(files.filter(isText).map((file) => file.text()));
  return {
    text: texts.join('\n\n'),
    refused: files.filter((file) => !isText(file)).map(({ name }) => name),
  };
}
