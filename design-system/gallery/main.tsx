import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DesignSystemProvider } from '../src';
import { Gallery } from './gallery';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <DesignSystemProvider>
      <Gallery />
    </DesignSystemProvider>
  </StrictMode>,
);
