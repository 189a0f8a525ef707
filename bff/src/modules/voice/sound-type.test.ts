import { peek, soundTypeOf } from './sound-type.js';

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1');

describe('what a sound is', () => {
  it.each([
    ['\x1a\x45\xdf\xa3........', 'webm'],
    ['OggS........', 'ogg'],
    ['\0\0\0\x18ftypisom', 'mp4'],
    ['RIFF\0\0\0\0WAVE', 'wav'],
    ['ID3.........', 'mp3'],
    ['\xff\xfb..........', 'mp3'],
    ['fLaC........', 'flac'],
  ])('is told by its first bytes: %j', (start, ending) => {
    expect(soundTypeOf(bytes(start))).toMatchObject({ ending });
  });

  it.each(['', 'OgS', '<html>', '{"a":1}', 'RIFF\0\0\0\0AVI ', '\x89PNG'])('is none in %j', (start) => {
    expect(soundTypeOf(bytes(start))).toBeUndefined();
  });

  it('can be seen before the whole is read, however small the parts are', async () => {
    const text = 'OggS and all that follows';
    async function* parts(): AsyncGenerator<Uint8Array> {
      for (const letter of text) yield await Promise.resolve(bytes(letter));
    }
    const { start, whole } = await peek(parts());
    expect(start).toHaveLength(12);
    const read: Uint8Array[] = [];
    for await (const part of whole) read.push(part);
    expect(Buffer.concat(read).toString()).toBe(text);
  });
});
