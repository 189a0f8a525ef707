import { captureDraft } from '../../../components/capture/capture-draft';
import { selectDraft } from '../../../shared/drafts/drafts.slice';
import { renderWithProviders } from '../../../testing/render';
import { SharePage } from './share-page';

const share = (query: Record<string, string>): { address: string; draft: string } => {
  const { address, store } = renderWithProviders(<SharePage />, {
    at: `/share?${new URLSearchParams(query)}`,
  });
  return { address: address(), draft: selectDraft(store.getState(), captureDraft).text };
};

test('what is shared stands in the capture box, and no longer in the address', () => {
  const shared = share({ title: 'Sourdough', text: 'Feed it twice.', url: 'https://example.org/bread' });
  expect(shared).toEqual({
    address: '/dashboard',
    draft: 'Sourdough\nFeed it twice.\nhttps://example.org/bread',
  });
});

test.each([
  [{ text: 'Read this: https://example.org', url: 'https://example.org' }, 'Read this: https://example.org'],
  [{ title: 'Bread', text: 'Bread: feed it twice.' }, 'Bread: feed it twice.'],
  [{ title: 'Bread', text: 'Bread' }, 'Bread'],
  [{ title: ' ', text: '' }, ''],
])('says nothing twice: %j', (query, draft) => {
  expect(share(query).draft).toBe(draft);
});
