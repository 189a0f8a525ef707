import type { ReactElement } from 'react';
import { Provenance, ProvenanceItem } from './provenance';

export function TwoSources(): ReactElement {
  return (
    <Provenance>
      <ProvenanceItem
        icon="ask"
        title={
          <>
            <b>Saved by you</b> in a conversation
          </>
        }
        meta="4 Mar, 18:22"
      >
        “Okafor called, ferritin 18, repeat in three months, mention the headaches.”
      </ProvenanceItem>
      <ProvenanceItem
        icon="memory"
        title={
          <>
            <b>Read from a document</b> you added
          </>
        }
        meta="4 Mar, 18:25"
      >
        Lab report Feb 2026.pdf, page 2
      </ProvenanceItem>
    </Provenance>
  );
}
