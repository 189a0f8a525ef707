import { describe, expect, it } from 'vitest';
import type { ApiError } from '../../api/api-error';
import { afterChunk, batchDraft, itemsIn, nextChunk, startBatch } from './batch';

function failure(status: number, fields: ApiError['fields'] = []): ApiError {
  return { status, code: 'x', message: 'Your twin can’t be reached.', requestId: null, fields };
}

describe('a batch', () => {
  it('goes out in chunks of 20', () => {
    const batch = startBatch(Array.from({ length: 45 }, (_, index) => `Note ${index}`));
    const first = nextChunk(batch);
    expect(first).toHaveLength(20);
    const second = nextChunk(afterChunk(batch, first, null));
    expect(second[0]?.text).toBe('Note 20');
  });

  it('goes out in smaller chunks when the texts are long', () => {
    const batch = startBatch(Array.from({ length: 20 }, () => 'x'.repeat(19_000)));
    expect(nextChunk(batch)).toHaveLength(8);
  });

  it('sends a text that is longer than a chunk alone, for the server to refuse', () => {
    expect(nextChunk(startBatch(['x'.repeat(500_000), 'y']))).toHaveLength(1);
  });

  it('pauses when the server cannot be reached and keeps every key for the next attempt', () => {
    const batch = startBatch(['One', 'Two']);
    const paused = afterChunk(batch, nextChunk(batch), failure(0));
    expect(paused).toMatchObject({ phase: 'paused', problem: 'Your twin can’t be reached.' });
    expect(nextChunk(paused)).toEqual(nextChunk(batch));
  });

  it('sets refused paragraphs aside with their reason and sends the rest again', () => {
    const batch = startBatch(['One', 'Two', 'Three']);
    const refusal = failure(400, [
      { path: 'items.1.text', message: 'The text contains control characters.' },
    ]);
    const after = afterChunk(batch, nextChunk(batch), refusal);
    expect(after.phase).toBe('running');
    expect(itemsIn(after, 'refused')).toMatchObject([
      { text: 'Two', reason: 'The text contains control characters.' },
    ]);
    expect(nextChunk(after).map(({ text }) => text)).toEqual(['One', 'Three']);
  });

  it('pauses on a refusal that names no paragraph', () => {
    const batch = startBatch(['One']);
    expect(afterChunk(batch, nextChunk(batch), failure(400, [{ path: 'items', message: 'no' }])).phase).toBe(
      'paused',
    );
  });

  it('is paused after a reload', () => {
    expect(batchDraft.restore(JSON.parse(JSON.stringify(startBatch(['One']))))?.phase).toBe('paused');
  });
});
