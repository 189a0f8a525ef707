import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { DesignSystemProvider } from '../theme/provider';

/** Renders inside the provider, as the application does. */
export function renderWithTheme(element: ReactElement): RenderResult {
  return render(element, { wrapper: DesignSystemProvider });
}
