interface SoundType {
  type: string;
  ending: string;
}

interface Signature extends SoundType {
  /** Bytes of one character each. */
  mark: RegExp;
}

/** How many bytes tell. */
const MARK_BYTES = 12;

/** What browsers record (WebM, Ogg, MP4) and what programs send. By their first bytes: what a client says is not believed. */
const SIGNATURES: Signature[] = [
  { mark: /^[^]E\xdf\xa3/, type: 'audio/webm', ending: 'webm' },
  { mark: /^OggS/, type: 'audio/ogg', ending: 'ogg' },
  { mark: /^[^]{4}ftyp/, type: 'audio/mp4', ending: 'mp4' },
  { mark: /^RIFF[^]{4}WAVE/, type: 'audio/wav', ending: 'wav' },
  { mark: /^(ID3|\xff[\xf2\xf3\xfa\xfb])/, type: 'audio/mpeg', ending: 'mp3' },
  { mark: /^fLaC/, type: 'audio/flac', ending: 'flac' },
];

/** Undefined where the bytes begin no sound that is known. */
export function soundTypeOf(start: Uint8Array): SoundType | undefined {
  const text = Buffer.from(start.subarray(0, MARK_BYTES)).toString('latin1');
  const found = SIGNATURES.find(({ mark }) => mark.test(text));
  return found && { type: found.type, ending: found.ending };
}

/** The first bytes of a stream, enough to tell what it is, and the whole of it to be read once. */
export async function peek(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ start: Uint8Array; whole: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]();
  let start: Uint8Array = new Uint8Array();
  let isOver = false;
  while (start.length < MARK_BYTES && !isOver) {
    const next = await iterator.next();
    if (next.done) isOver = true;
    else start = Buffer.concat([start, next.value]);
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    yield start;
    if (!isOver) yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { start, whole: whole() };
}
