import { makeTestStore } from '../../testing/make-test-store';
import { onThisDayHidden, selectOnThisDayHiddenFor } from './preferences.slice';

const hiddenOnANewPage = (): string | null => selectOnThisDayHiddenFor(makeTestStore().getState());

it('remembers on this device what was hidden', () => {
  expect(hiddenOnANewPage()).toBeNull();
  makeTestStore().dispatch(onThisDayHidden('Wed Mar 04 2026'));
  expect(hiddenOnANewPage()).toBe('Wed Mar 04 2026');
});

it('hides nothing where what was stored makes no sense', () => {
  const record = { value: { onThisDayHiddenFor: 7 }, timestamp: Date.now(), compressed: false };
  localStorage.setItem('view-preferences', JSON.stringify(record));
  expect(hiddenOnANewPage()).toBeNull();
});
