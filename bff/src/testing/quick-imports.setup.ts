import { registerQuickImports } from '../quick-imports.js';

registerQuickImports();
