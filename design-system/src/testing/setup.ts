import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

// Parts that are loaded on first use are also compiled on first use here.
configure({ asyncUtilTimeout: 5000 });
