import { Card, HomeGlyph, ItemRow, Link, Stack, Text, Time } from '@twyn/design-system';
import type { ReactElement } from 'react';
import { entityIcon } from '../../../components/home/entity-icon';
import { isActive } from '../../../components/home/entity-kinds';
import { useTemperatureUnit } from '../../../components/home/use-temperature-unit';
import { LoadMore } from '../../../components/load-more';
import { QueryBoundary } from '../../../components/query-boundary';
import { RowSkeleton } from '../../../components/row-skeleton';
import { formatTime } from '../../../lib/format';
import { type HomeEntity, useListHomeEntitiesQuery } from '../../../shared/home/api/home.api';
import { useHomeLogbookPagesInfiniteQuery } from '../api/entities.api';
import { entityPath } from '../lib/entity-path';
import { CAUSE_WORDS, lineWords, logbookDays, type LogbookLine } from '../lib/logbook-words';

/** Who changed what and when, day by day: of one device, or of the home. */
export function LogbookList({ entity }: { entity?: string }): ReactElement {
  const query = useHomeLogbookPagesInfiniteQuery(entity === undefined ? {} : { entity }, {
    refetchOnMountOrArgChange: true,
  });
  const { data: home } = useListHomeEntitiesQuery();
  const entities = new Map(home?.items.map((each) => [each.id, each]));
  return (
    <QueryBoundary
      query={query}
      inCard
      errorTitle="Couldn’t load the logbook"
      skeleton={
        <Card padding="none">
          <RowSkeleton rows={4} />
        </Card>
      }
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={
        <Card>
          <Text tone="muted">Nothing has changed yet. What is switched, by whomever, stands here.</Text>
        </Card>
      }
    >
      {({ pages }) => (
        <>
          <Stack spacing={2}>
            {logbookDays(pages.flatMap(({ items }) => items)).map(({ day, lines }) => (
              <Card key={day} title={day} padding="none" aria-label={day}>
                <ul>
                  {lines.map((line, place) => (
                    <li key={`${line.at} ${line.entity} ${String(place)}`}>
                      <LogbookRow
                        line={line}
                        entity={entities.get(line.entity)}
                        isNamed={entity === undefined}
                      />
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
          </Stack>
          <LoadMore query={query} />
        </>
      )}
    </QueryBoundary>
  );
}

interface LogbookRowProps {
  line: LogbookLine;
  entity: HomeEntity | undefined;
  /** Whether it says which device it is of. */
  isNamed: boolean;
}

function LogbookRow({ line, entity, isNamed }: LogbookRowProps): ReactElement {
  const unit = useTemperatureUnit();
  const words = lineWords(line, entity, unit);
  const then = entity && { ...entity, state: line.state };
  return (
    <ItemRow
      glyph={
        isNamed && (
          <HomeGlyph size="sm" isActive={then && isActive(then)} icon={then ? entityIcon(then) : 'home'} />
        )
      }
      title={
        isNamed ? (
          <>
            <Link tone="plain" href={entityPath(line.entity)}>
              {line.entityName}
            </Link>
            : {words}
          </>
        ) : (
          words
        )
      }
      secondary={
        <>
          <Time dateTime={line.at}>{formatTime(line.at)}</Time>, {CAUSE_WORDS[line.cause]}
        </>
      }
    />
  );
}
