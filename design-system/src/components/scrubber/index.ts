export { Scrubber, type ScrubberMark, type ScrubberProps } from './scrubber';
