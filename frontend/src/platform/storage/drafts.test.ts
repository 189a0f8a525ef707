import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimDrafts, clearDrafts, readDraft, useDraft, writeDraft, type DraftKind } from './drafts';

const note: DraftKind<string> = {
  name: 'note',
  empty: '',
  restore: (stored) => (typeof stored === 'string' ? stored : null),
};

describe('drafts', () => {
  beforeEach(() => clearDrafts());

  it('shows the same words in two places', () => {
    const { result: inThePage } = renderHook(() => useDraft(note));
    const { result: inTheDialog } = renderHook(() => useDraft(note));
    act(() => inThePage.current[1]('Ana'));
    expect(inTheDialog.current[0]).toBe('Ana');
  });

  it('N1: survives a reload of the page', async () => {
    writeDraft(note, 'Ana');
    vi.resetModules();
    const reloaded = await import('./drafts');
    expect(reloaded.readDraft(note)).toBe('Ana');
  });

  it('starts empty when what was stored makes no sense', () => {
    sessionStorage.setItem('draft:note', '{broken');
    expect(readDraft(note)).toBe('');
  });

  it('keeps nothing once the words are cleared', () => {
    writeDraft(note, 'Ana');
    writeDraft(note, '');
    expect(sessionStorage.getItem('draft:note')).toBeNull();
  });

  it('keeps the words of the same person and shows them to nobody else', () => {
    claimDrafts('mara');
    writeDraft(note, 'Ana');
    claimDrafts('mara');
    expect(readDraft(note)).toBe('Ana');
    claimDrafts('jonas');
    expect(readDraft(note)).toBe('');
  });

  it('keeps working when storage is full', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDraft(note, 'Ana');
    expect(readDraft(note)).toBe('Ana');
    full.mockRestore();
  });
});
