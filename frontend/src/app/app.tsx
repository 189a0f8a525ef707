import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../store/store';
const store = makeStore();
export function App(): ReactElement {
  return <Provider store={store}>Twyn</Provider>;
}
