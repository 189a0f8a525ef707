import { readFile, rename, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const SAVE_MS = 200;
const OWNER_ONLY = 0o600;
const MAX_TOPICS = 50_000;

const messages = z.array(
  z.tuple([
    z.string(),
    z.object({ payload: z.string(), qos: z.union([z.literal(0), z.literal(1), z.literal(2)]) }),
  ]),
);
/** The payload in base64. */
export type Retained = z.output<typeof messages>[number][1];

/** The retained messages of the embedded broker, so that devices are known after a restart. */
export class RetainedFile {
  private readonly messages = new Map<string, Retained>();
  private timer: NodeJS.Timeout | undefined;
  private saved: Promise<void> = Promise.resolve();

  constructor(private readonly file: string) {}

  /** What was kept; a file that cannot be read holds nothing: devices tell it again. */
  async read(): Promise<ReadonlyMap<string, Retained>> {
    try {
      const kept = messages.parse(JSON.parse(await readFile(this.file, 'utf8')));
      for (const [topic, message] of kept) this.messages.set(topic, message);
    } catch {
      this.messages.clear();
    }
    return new Map(this.messages);
  }

  set(topic: string, message: Retained): void {
    if (message.payload === '') this.messages.delete(topic);
    else if (this.messages.size < MAX_TOPICS || this.messages.has(topic)) this.messages.set(topic, message);
    // What cannot be written now is written with the next message; a full disk ends no server.
    this.timer ??= setTimeout(() => void this.save().catch(() => undefined), SAVE_MS);
  }

  /** Whole or not at all: the new file takes the place of the old one. One after the other: both would write the same new one. */
  save(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const saved = this.saved.then(() => this.write());
    this.saved = saved.catch(() => undefined);
    return saved;
  }

  private async write(): Promise<void> {
    await writeFile(`${this.file}.new`, JSON.stringify([...this.messages]), { mode: OWNER_ONLY });
    await rename(`${this.file}.new`, this.file);
  }
}
