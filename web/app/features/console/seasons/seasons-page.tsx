import type { ConsoleSeason, SeasonOccurrence } from '@diyar/contract/console/console-seasons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { hijriText } from '../../../i18n/dates.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { SeasonSheet } from './season-sheet.tsx';
import type { SeasonWork } from './season-work.ts';

/** Each season with its announced and its computed dates; they are added, moved and removed over the list. */
export function SeasonsPage() {
  const t = useTranslations('consoleSeasons');
  const lang = useLang();
  const call = useConsoleCall();
  const [work, setWork] = useState<SeasonWork | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'seasons'],
    queryFn: () => call(() => callApi('GET /api/v1/console/seasons')),
  });
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('title')}</h1>
        <p className="max-w-3xl text-soft">{t('intro')}</p>
      </div>
      {data === undefined && error !== null ? (
        <ConsoleProblem error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {data?.items.map((item) => (
          <SeasonCard key={item.season} item={item} onWork={setWork} />
        ))}
      </div>
      {work === null ? null : (
        <SeasonSheet work={work} onClose={() => setWork(null)} onDone={() => void refetch()} />
      )}
    </div>
  );
}

function SeasonCard({ item, onWork }: { item: ConsoleSeason; onWork: (work: SeasonWork) => void }) {
  const t = useTranslations('consoleSeasons');
  const { season, occurrences } = item;
  return (
    <Card as="section" className="grid gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-lg font-bold">{t(`seasons.${season}`)}</h2>
          <p className="text-xs text-soft">{t('overrides', { count: item.overrides })}</p>
        </div>
        <Button
          kind="secondary"
          size="small"
          onClick={() => onWork({ season, occurrence: null, isRemoval: false })}
        >
          {t('add')}
        </Button>
      </div>
      {occurrences.length === 0 ? <p className="text-sm text-soft">{t('none')}</p> : null}
      <ol className="grid gap-3">
        {occurrences.map((occurrence) => (
          <Occurrence
            key={occurrence.starts_on}
            occurrence={occurrence}
            onMove={() => onWork({ season, occurrence, isRemoval: false })}
            onRemove={() => onWork({ season, occurrence, isRemoval: true })}
          />
        ))}
      </ol>
    </Card>
  );
}

const TONE = { past: 'neutral', running: 'primary', upcoming: 'info' } as const;

function Occurrence(props: { occurrence: SeasonOccurrence; onMove: () => void; onRemove: () => void }) {
  const t = useTranslations('consoleSeasons');
  const lang = useLang();
  const { id, starts_on: from, ends_on: to, state, computed } = props.occurrence;
  const span = (one: { starts_on: string; ends_on: string }) => ({
    from: ltrText(one.starts_on),
    to: ltrText(one.ends_on),
  });
  return (
    <li className="grid gap-1 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular font-medium">{t('dates', { from: ltrText(from), to: ltrText(to) })}</span>
        <Badge tone={id === null ? 'neutral' : 'gold'}>{t(id === null ? 'computed' : 'listed')}</Badge>
        <Badge tone={TONE[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <p className="text-xs text-soft">
        {t('dates', { from: hijriText(from, lang), to: hijriText(to, lang) })}
      </p>
      {id !== null && computed !== null ? (
        <p className="tabular text-xs text-soft">{t('computedWas', span(computed))}</p>
      ) : null}
      {state === 'past' ? null : (
        <div className="flex flex-wrap gap-2">
          <Button kind="quiet" size="small" onClick={props.onMove}>
            {t('move')}
          </Button>
          {id === null ? null : (
            <Button kind="quiet" size="small" onClick={props.onRemove}>
              {t('remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
