import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { ConsoleProblem } from './console-problem.tsx';
import { LedgerDays } from './ledger-days.tsx';
import { ProveNow } from './prove-now.tsx';
import { useConsoleCall } from './use-operator.ts';

/** What the ledger says of the last days, and what each proof of it found. */
export function LedgerPage() {
  const t = useTranslations('consoleBooks');
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="text-xl font-bold">{t('ledgerTitle')}</h1>
        <p className="text-soft">{t('ledgerIntro')}</p>
      </div>
      <LedgerDays />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-bold">{t('proofs')}</h2>
        <ProveNow />
      </div>
      <Proofs />
    </div>
  );
}

function Proofs() {
  const t = useTranslations('consoleBooks');
  const lang = useLang();
  const call = useConsoleCall();
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'ledger-proofs'],
    queryFn: () => call(() => callApi('GET /api/v1/console/ledger')),
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  if (data.items.length === 0)
    return <EmptyState drawing="receipt" title={t('noProofs')} text={t('noProofsText')} />;
  return (
    <ul className="grid gap-3">
      {data.items.map(({ at, disagreements }) => (
        <Card as="li" key={at} className="grid gap-3 p-4">
          <p className="flex flex-wrap items-center gap-3">
            <bdi dir="ltr" className="tabular font-medium">
              {dateTimeText(at)}
            </bdi>
            <Badge tone={disagreements.length === 0 ? 'primary' : 'danger'}>
              {disagreements.length === 0 ? t('sound') : t('unsound', { n: disagreements.length })}
            </Badge>
          </p>
          {disagreements.length === 0 ? null : (
            <ul lang="en" dir="ltr" className="grid gap-1 text-sm">
              {disagreements.map((disagreement) => (
                <li key={disagreement}>{disagreement}</li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </ul>
  );
}
