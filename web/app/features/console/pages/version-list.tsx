import type { ConsolePage, PageVersionLine } from '@diyar/contract/console/console-pages';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { Preview } from './page-columns.tsx';

const TONE = { upcoming: 'info', in_force: 'primary', past: 'neutral' } as const;

/** Every version of a page, who published it and when, and how many people accepted it. */
export function VersionList({ page }: { page: ConsolePage }) {
  const t = useTranslations('consolePages');
  const [read, setRead] = useState<number>();
  if (page.versions.length === 0) return null;
  return (
    <Card as="section" className="p-5">
      <h2 className="text-lg font-bold">{t('versions')}</h2>
      <ol className="divide-y divide-line">
        {page.versions.map((line) => (
          <Version key={line.version} line={line} onRead={() => setRead(line.version)} />
        ))}
      </ol>
      {read === undefined ? null : (
        <VersionSheet slug={page.slug} version={read} onClose={() => setRead(undefined)} />
      )}
    </Card>
  );
}

function Version({ line, onRead }: { line: PageVersionLine; onRead: () => void }) {
  const t = useTranslations('consolePages');
  const lang = useLang();
  const changes = line[`changes_${lang}`];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="grid grow basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold">{t('version', { version: line.version })}</span>
          <Badge tone={TONE[line.state]}>{t(`states.${line.state}`)}</Badge>
          {line.needs_acceptance ? <Badge tone="warning">{t('accepts')}</Badge> : null}
        </p>
        <p className="tabular text-sm text-soft">
          {t('effective', { date: ltrText(line.effective_from) })}
          {' · '}
          {line.operator === null
            ? t('byProgram')
            : t('by', { name: line.operator, at: ltrText(dateTimeText(line.published_at)) })}
        </p>
        {line.needs_acceptance || line.consents > 0 ? (
          <p className="text-sm text-soft">{t('consents', { count: line.consents })}</p>
        ) : null}
        {changes === null ? null : <p className="text-sm whitespace-pre-line">{changes}</p>}
      </div>
      <Button kind="quiet" size="small" onClick={onRead}>
        {t('read')}
        <span className="sr-only"> {line.version}</span>
      </Button>
    </li>
  );
}

function VersionSheet(props: { slug: string; version: number; onClose: () => void }) {
  const t = useTranslations('consolePages');
  const lang = useLang();
  const call = useConsoleCall();
  const { slug, version } = props;
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'console-page-version', slug, version],
    queryFn: () =>
      call(() =>
        callApi('GET /api/v1/console/pages/{slug}/versions/{version}', {
          params: { slug, version: String(version) },
        }),
      ),
  });
  return (
    <Sheet isOpen onClose={props.onClose} title={t('version', { version })} closeLabel={t('close')}>
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined && error !== null ? (
        <ConsoleProblem error={error} retry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <div className="grid gap-8 divide-y divide-line">
          <Preview of="ar" texts={data} />
          <Preview of="en" texts={data} />
        </div>
      )}
    </Sheet>
  );
}
