export type { ColorScheme } from './theme/roles';
export {
  chooseScheme,
  COLOR_SCHEME_KEY,
  DEFAULT_COLOR_SCHEME,
  onSchemeChoice,
  schemeChoices,
  storedChoice,
  useColorScheme,
  type ColorSchemeControl,
  type SchemeChoice,
} from './theme/color-scheme';
export { DesignSystemProvider, type DesignSystemProviderProps } from './theme/provider';
export { collectStyles, type CollectedStyles, type StyleCollector } from './theme/collect-styles';
export * from './components/avatar';
export * from './components/badge';
export * from './components/button';
export * from './components/callout';
export * from './components/card';
export * from './components/checkbox';
export * from './components/chip';
export * from './components/choice-card';
export * from './components/citation';
export * from './components/code-input';
export * from './components/countdown-button';
export * from './components/description-list';
export * from './components/dialog';
export * from './components/diff-text';
export * from './components/divider';
export * from './components/drawer';
export * from './components/file-drop';
export * from './components/gauge';
export * from './components/glyph';
export * from './components/highlight';
export * from './components/icon';
export * from './components/icon-button';
export * from './components/item-row';
export * from './components/kbd';
export * from './components/layout';
export * from './components/link';
export * from './components/list-row';
export * from './components/live-region';
export * from './components/mark';
export * from './components/match-meter';
export * from './components/menu';
export * from './components/message-bubble';
export * from './components/password-field';
export * from './components/progress-bar';
export * from './components/provider-mark';
export * from './components/quiet-tools';
export * from './components/scrubber';
export * from './components/search-field';
export * from './components/segmented-control';
export * from './components/select';
export * from './components/selectable-row';
export * from './components/skeleton';
export * from './components/slider';
export * from './components/source-chip';
export * from './components/spinner';
export * from './components/switch';
export * from './components/tab-links';
export * from './components/tabs';
export * from './components/text';
export * from './components/text-field';
export * from './components/time';
export * from './components/toaster';
export * from './components/tooltip';
export * from './components/visually-hidden';
export * from './components/voice-rule';
export * from './patterns/answer-block';
export * from './patterns/app-frame';
export * from './patterns/auth-layout';
export * from './patterns/command-palette';
export * from './patterns/composer';
export * from './patterns/confirm-dialog';
export * from './patterns/crash-screen';
export * from './patterns/danger-zone';
export * from './patterns/data-table';
export * from './patterns/demo-panel';
export * from './patterns/empty-state';
export * from './patterns/error-state';
export * from './patterns/graph-picture';
export * from './patterns/list-detail';
export * from './patterns/list-pane';
export * from './patterns/loading-screen';
export * from './patterns/outcome';
export * from './patterns/page-header';
export * from './patterns/page-section';
export * from './patterns/provenance';
export * from './patterns/result-card';
export * from './patterns/prose';
export * from './patterns/reading-layout';
export * from './patterns/site-frame';
export * from './patterns/site-section';
export * from './patterns/stat-row';
export * from './patterns/thread';
export * from './patterns/timeline';
export * from './patterns/trend-chart';
export * from './patterns/typing-line';
