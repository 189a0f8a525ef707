import { act, renderHook, type RenderHookResult } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import type { AppStore } from '../../store/store';
import { makeTestStore } from '../../testing/make-test-store';
import { ownerLeft } from '../state/owner-left';
import { claimDrafts, readDraft, writeDraft, type DraftKind } from './drafts.slice';
import { useDraft } from './use-draft';

const note: DraftKind<string> = {
  name: 'note',
  empty: '',
  restore: (stored) => (typeof stored === 'string' ? stored : null),
};

const list: DraftKind<string[]> = {
  name: 'list',
  empty: [],
  restore: (stored) => (Array.isArray(stored) ? stored.map(String) : null),
};

function openBox(store: AppStore): RenderHookResult<ReturnType<typeof useDraft<string>>, unknown>['result'] {
  const wrapper = ({ children }: { children: ReactNode }): ReactNode =>
    createElement(Provider, { store, children });
  return renderHook(() => useDraft(note), { wrapper }).result;
}

describe('drafts', () => {
  it('shows the same words in two places', () => {
    const store = makeTestStore();
    const inThePage = openBox(store);
    const inTheDialog = openBox(store);
    act(() => inThePage.current[1]('Ana'));
    expect(inTheDialog.current[0]).toBe('Ana');
  });

  it('N1: survives a reload of the page', () => {
    makeTestStore().dispatch(writeDraft(note, 'Ana'));
    expect(makeTestStore().dispatch(readDraft(note))).toBe('Ana');
  });

  it('is the same object whenever it is read', () => {
    makeTestStore().dispatch(writeDraft(list, ['Ana']));
    const { dispatch } = makeTestStore();
    expect(dispatch(readDraft(list))).toEqual(['Ana']);
    expect(dispatch(readDraft(list))).toBe(dispatch(readDraft(list)));
  });

  it('starts empty when what was stored makes no sense', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    sessionStorage.setItem('draft:note', '{broken');
    expect(makeTestStore().dispatch(readDraft(note))).toBe('');
  });

  it('keeps nothing once the words are cleared', () => {
    const { dispatch } = makeTestStore();
    dispatch(writeDraft(note, 'Ana'));
    expect(sessionStorage.getItem('draft:note')).not.toBeNull();
    dispatch(writeDraft(note, ''));
    expect(sessionStorage.getItem('draft:note')).toBeNull();
  });

  it('keeps the words of the same person and shows them to nobody else', () => {
    const { dispatch } = makeTestStore();
    dispatch(claimDrafts('mara'));
    dispatch(writeDraft(note, 'Ana'));
    dispatch(claimDrafts('mara'));
    expect(dispatch(readDraft(note))).toBe('Ana');
    dispatch(claimDrafts('jonas'));
    expect(dispatch(readDraft(note))).toBe('');
  });

  it('leaves no words behind, in the store or in the storage', () => {
    const { dispatch } = makeTestStore();
    dispatch(writeDraft(note, 'Ana'));
    dispatch(ownerLeft());
    expect(dispatch(readDraft(note))).toBe('');
    expect(sessionStorage.getItem('draft:note')).toBeNull();
  });

  it('keeps working when storage is full', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { dispatch } = makeTestStore();
    dispatch(writeDraft(note, 'Ana'));
    expect(dispatch(readDraft(note))).toBe('Ana');
  });
});
