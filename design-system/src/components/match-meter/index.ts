export { MatchMeter, type MatchMeterProps } from './match-meter';
