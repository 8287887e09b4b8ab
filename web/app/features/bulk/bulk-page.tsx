import { useQuery } from '@tanstack/react-query';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { CheckedPart } from './checked-part.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ColumnsPart } from './columns-part.tsx';
import { ExportButton } from './export-button.tsx';
import { FinishedPart, SendingPart } from './sending-part.tsx';
import { useBulk } from './use-bulk.ts';

/** Units and prices of an account from a file, and all it owns as one. */
export function BulkPage() {
  const t = useTranslations('bulk');
  const lang = useLang();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'bulk'],
    queryFn: () => callApi('GET /api/v1/host/bulk', { lang }),
  });
  if (data === undefined && error === null) return <PageSkeleton />;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-6 lg:py-8">
      <PageHead
        title={t('title')}
        lead={t('lead')}
        action={data === undefined || data.units === 0 ? null : <ExportButton />}
      />
      {data === undefined ? (
        <OwnAdProblem
          error={error ?? new Error('unknown')}
          title={t('failed')}
          retry={() => void refetch()}
        />
      ) : (
        <Shown data={data} />
      )}
    </div>
  );
}

function Shown({ data }: { data: CallData<'GET /api/v1/host/bulk'> }) {
  const t = useTranslations('bulk');
  const bulk = useBulk();
  const { step } = bulk.state;
  const { abilities, words } = data;
  if (!abilities.units) return <Notice tone="info">{t('viewerOnly')}</Notice>;
  return (
    <>
      {abilities.prices ? null : <Notice tone="info">{t('noPrices')}</Notice>}
      {['file', 'reading', 'columns'].includes(step) ? (
        <ChooseFile bulk={bulk} canPrice={abilities.prices} />
      ) : null}
      {step === 'columns' ? <ColumnsPart bulk={bulk} words={words} /> : null}
      {step === 'checked' ? <CheckedPart bulk={bulk} /> : null}
      {['checking', 'sending', 'stopped', 'cutOff'].includes(step) ? <SendingPart bulk={bulk} /> : null}
      {step === 'finished' ? <FinishedPart bulk={bulk} /> : null}
    </>
  );
}
