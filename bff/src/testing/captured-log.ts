import { PinoLogger } from 'nestjs-pino';
import { symbols } from 'pino';

/** What the product writes into its log from now on, at its most talkative, until `stop`. */
export function captureLog(): { text: () => string; stop: () => void } {
  const lines: string[] = [];
  const stream = (PinoLogger.root as unknown as Record<symbol, { write: (line: string) => unknown }>)[
    symbols.streamSym
  ]!;
  const { level } = PinoLogger.root;
  PinoLogger.root.level = 'debug';
  const spies = [
    vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(line)),
    // What does not go by the logger ends in the same file.
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      vi
        .spyOn(console, name)
        .mockImplementation((...words: unknown[]) => void lines.push(words.map(String).join(' '))),
    ),
  ];
  return {
    text: () => lines.join('\n'),
    stop: () => {
      for (const spy of spies) spy.mockRestore();
      PinoLogger.root.level = level;
    },
  };
}
