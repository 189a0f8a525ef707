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
export { Avatar, type AvatarProps } from './components/avatar/avatar';
export { Badge, badgeTones, type BadgeProps } from './components/badge/badge';
export { BreathGuide, type BreathGuideProps } from './components/breath-guide/breath-guide';
export { Button, buttonSizes, buttonTones, type ButtonProps } from './components/button/button';
export { Callout, calloutTones, type CalloutProps } from './components/callout/callout';
export { Card, cardPaddings, type CardProps } from './components/card/card';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox';
export { Chip, type ChipProps } from './components/chip/chip';
export { ChoiceCard, type ChoiceCardProps } from './components/choice-card/choice-card';
export { Citation, type CitationProps } from './components/citation/citation';
export { type CodeInputProps, CodeInput } from './components/code-input/code-input';
export { type CountdownButtonProps, CountdownButton } from './components/countdown-button/countdown-button';
export {
  type DescriptionItemProps,
  DescriptionList,
  DescriptionItem,
} from './components/description-list/description-list';
export { Dialog, type DialogProps } from './components/dialog/dialog';
export {
  DiffText,
  diffKinds,
  diffTones,
  type DiffTextPart,
  type DiffTextProps,
} from './components/diff-text/diff-text';
export { Divider, type DividerProps } from './components/divider/divider';
export { Drawer, type DrawerProps } from './components/drawer/drawer';
export { Face, type FaceProps } from './components/face/face';
export type { FaceStep } from './components/face/face-paths';
export { FaceScale, type FaceScaleProps } from './components/face-scale/face-scale';
export { FileDrop, type FileDropProps } from './components/file-drop/file-drop';
export { Gauge, type GaugeProps } from './components/gauge/gauge';
export { Glyph, type GlyphProps, domains, type Domain } from './components/glyph/glyph';
export { HomeGlyph, type HomeGlyphProps } from './components/glyph/home-glyph';
export { Highlight, type HighlightProps, type HighlightRange } from './components/highlight/highlight';
export { AnswerIcon, type AnswerIconProps } from './components/icon/answer-icon';
export { HomeIcon, type HomeIconName, type HomeIconProps } from './components/icon/home-icon';
export { Icon, type IconProps } from './components/icon/icon';
export { iconNames, type IconName } from './components/icon/icon-paths';
export { IconButton, iconButtonSizes, type IconButtonProps } from './components/icon-button/icon-button';
export { type ItemRowProps, ItemRow } from './components/item-row/item-row';
export { Kbd } from './components/kbd/kbd';
export { Box, Grid, Stack } from './components/layout/layout';
export { Row, type RowProps } from './components/layout/row';
export { Page, type PageProps } from './components/layout/page';
export { Link, linkTones, type LinkProps, type LinkableProps } from './components/link/link';
export { ListRow, listRowDensities, type ListRowProps } from './components/list-row/list-row';
export { download } from './patterns/time-chart/export-chart';
export { LiveRegion, type LiveRegionProps } from './components/live-region/live-region';
export { Logo, Wordmark, type LogoProps } from './components/logo/logo';
export { MatchMeter, type MatchMeterProps } from './components/match-meter/match-meter';
export { Menu, type MenuProps, type MenuTriggerProps } from './components/menu/menu';
export { MenuDivider, MenuHeading, MenuItem, type MenuItemProps } from './components/menu/menu-item';
export { MessageBubble, type MessageBubbleProps } from './components/message-bubble/message-bubble';
export { PasswordField, type PasswordFieldProps } from './components/password-field/password-field';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/progress-bar';
export {
  providerLogos,
  type ProviderLogoProps,
  ProviderLogo,
} from './components/provider-logo/provider-logo';
export { HoverTools, type HoverToolsProps } from './components/hover-tools/hover-tools';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/radio-group/radio-group';
export { RangeGauge, type RangeGaugeProps } from './components/range-gauge/range-gauge';
export { Scrubber, type ScrubberMark, type ScrubberProps } from './components/scrubber/scrubber';
export { SearchField, type SearchFieldProps } from './components/search-field/search-field';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentOption,
} from './components/segmented-control/segmented-control';
export { Select, type SelectOption, type SelectProps } from './components/select/select';
export { SelectableRow, type SelectableRowProps } from './components/selectable-row/selectable-row';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton';
export { Slider, type SliderProps } from './components/slider/slider';
export { SourceChip, type SourceChipProps } from './components/source-chip/source-chip';
export { Sparkline, type SparklineProps } from './components/sparkline/sparkline';
export { Spinner, type SpinnerProps } from './components/spinner/spinner';
export { Switch, type SwitchProps } from './components/switch/switch';
export { type TabLink, type TabLinksProps, TabLinks } from './components/tab-links/tab-links';
export {
  tabPanelProps,
  Tabs,
  type TabItem,
  type TabPanelProps,
  type TabsProps,
} from './components/tabs/tabs';
export { Text, textTones, textVariants, type TextProps, type TextTone } from './components/text/text';
export { TextArea, type TextAreaProps } from './components/text-field/text-area';
export { TextField, type TextFieldProps } from './components/text-field/text-field';
export { Time, type TimeProps } from './components/time/time';
export {
  forgetToasts,
  notify,
  toastDurationMs,
  type ToastAction,
  type ToastOptions,
} from './components/toaster/notify';
export { Toaster } from './components/toaster/toaster';
export { Tooltip, type TooltipPlacement, type TooltipProps } from './components/tooltip/tooltip';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden';
export { AccentRule } from './components/accent-rule/accent-rule';
export { AnswerBlock, type AnswerBlockProps } from './patterns/answer-block/answer-block';
export { AppFrame, type AppFrameProps } from './patterns/app-frame/app-frame';
export { AccountButton, type AccountButtonProps } from './patterns/app-frame/account-button';
export {
  MoreSheet,
  type MoreGroup,
  type MorePlace,
  type MoreSheetProps,
} from './patterns/app-frame/more-sheet';
export type { NavGroup, NavPlace } from './patterns/app-frame/nav';
export { AuthLayout, type AuthLayoutProps } from './patterns/auth-layout/auth-layout';
export type { CommandGroup, CommandOption } from './patterns/command-palette/command-list';
export { Cluster, MetricCell, type MetricCellProps } from './patterns/cluster/cluster';
export { CommandPalette, type CommandPaletteProps } from './patterns/command-palette/command-palette';
export { Composer, type ComposerChoice, type ComposerProps } from './patterns/composer/composer';
export { composerChoice, showOption } from './patterns/composer/composer-options';
export { ConfirmCard, type ConfirmCardProps, type ConfirmChange } from './patterns/confirm-card/confirm-card';
export { ConfirmDialog, type ConfirmDialogProps } from './patterns/confirm-dialog/confirm-dialog';
export { CrashScreen, type CrashScreenProps } from './patterns/crash-screen/crash-screen';
export { type DangerZoneProps, DangerZone } from './patterns/danger-zone/danger-zone';
export { type DataTableColumn, type DataTableProps, DataTable } from './patterns/data-table/data-table';
export { TimeLanes, type TimeLane, type TimeLanesProps } from './patterns/time-lanes/time-lanes';
export { DemoPanel, type DemoPanelProps } from './patterns/demo-panel/demo-panel';
export { EffectPlot, type Effect, type EffectPlotProps } from './patterns/effect-plot/effect-plot';
export { EmptyState, type EmptyStateProps } from './patterns/empty-state/empty-state';
export { ErrorState, type ErrorStateProps } from './patterns/error-state/error-state';
export { GraphCanvas, type GraphCanvasProps } from './patterns/graph-canvas/graph-canvas';
export { GraphDiagram, type GraphDiagramProps } from './patterns/graph-diagram/graph-diagram';
export { ScatterPlot, type ScatterPlotProps, type ScatterPoint } from './patterns/scatter-plot/scatter-plot';
export { ColumnChart, type ColumnChartProps } from './patterns/column-chart/column-chart';
export { Histogram, type HistogramProps } from './patterns/histogram/histogram';
export { HeatGrid, type HeatGridCell, type HeatGridProps } from './patterns/heat-grid/heat-grid';
export { ListDetail, type ListDetailProps } from './patterns/list-detail/list-detail';
export { ListPane, type ListPaneProps } from './patterns/list-pane/list-pane';
export { LiveTrace, type LiveTraceProps } from './patterns/live-trace/live-trace';
export { LoadingScreen, type LoadingScreenProps } from './patterns/loading-screen/loading-screen';
export { Masonry, type MasonryProps } from './patterns/masonry/masonry';
export { packBlocks } from './patterns/masonry/pack-blocks';
export { MonthGrid, type MonthGridDay, type MonthGridProps } from './patterns/month-grid/month-grid';
export { Outcome, type OutcomeProps } from './patterns/outcome/outcome';
export { OutcomeLine, type OutcomeLineProps } from './patterns/outcome-line/outcome-line';
export { PageHeader, type PageHeaderProps } from './patterns/page-header/page-header';
export { type PageSectionProps, PageSection } from './patterns/page-section/page-section';
export { Provenance, ProvenanceItem, type ProvenanceItemProps } from './patterns/provenance/provenance';
export { ReorderList, type ReorderItem, type ReorderListProps } from './patterns/reorder-list/reorder-list';
export { ResultCard, type ResultCardProps } from './patterns/result-card/result-card';
export { Prose } from './patterns/prose/prose';
export {
  ArticleLayout,
  ArticleNav,
  type ArticleLayoutProps,
  type ArticleNavProps,
} from './patterns/article-layout/article-layout';
export { ArticleContents, type ArticleContentsProps } from './patterns/article-layout/article-contents';
export { RuledList } from './patterns/article-layout/ruled-list';
export { SiteFrame, type SiteFrameProps, type SiteLink } from './patterns/site-frame/site-frame';
export { SiteFooter, SiteMarks, type SiteFooterProps } from './patterns/site-frame/site-footer';
export {
  SiteSection,
  SiteHero,
  SplitRow,
  FeatureGrid,
  Feature,
  type SiteSectionProps,
} from './patterns/site-section/site-section';
export {
  Screenshot,
  screenshotSizes,
  type ScreenshotFiles,
  type ScreenshotProps,
} from './patterns/site-section/screenshot';
export { StatRow, type StatRowProps } from './patterns/stat-row/stat-row';
export { SummaryLine, type SummaryLineProps, type SummaryPart } from './patterns/summary-line/summary-line';
export { Thread, type ThreadProps } from './patterns/thread/thread';
export { Tile, TileGrid, type TileProps } from './patterns/tile/tile';
export { TimeChart, type TimeChartProps } from './patterns/time-chart/time-chart';
export { Timeline, TimelineItem, type TimelineItemProps } from './patterns/timeline/timeline';
export { TrendChart, type TrendChartProps } from './patterns/trend-chart/trend-chart';
export { TrendSkeleton } from './patterns/trend-chart/trend-skeleton';
export type { TrendPoint } from './patterns/trend-chart/trend-point';
export { Typewriter, type TypewriterProps } from './patterns/typewriter/typewriter';
export {
  YearGrid,
  type YearGridDay,
  type YearGridMonth,
  type YearGridProps,
} from './patterns/year-grid/year-grid';
