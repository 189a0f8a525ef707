export { Provenance, ProvenanceItem, type ProvenanceItemProps } from './provenance';
