export { Callout, calloutTones, type CalloutProps } from './callout';
