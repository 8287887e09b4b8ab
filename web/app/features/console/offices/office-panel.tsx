import type { ConsoleOffice } from '@diyar/contract/people/offices';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { OfficeDecision } from './office-decision.tsx';
import { OfficeDocuments } from './office-documents.tsx';
import { OfficeEvidence } from './office-evidence.tsx';

/** One request: the evidence, and beside it the decision or what was decided. */
export function OfficePanel({ id, onBack, onDone }: { id: string; onBack: () => void; onDone: () => void }) {
  const t = useTranslations();
  const lang = useLang();
  const call = useConsoleCall();
  const client = useQueryClient();
  const queryKey = [lang, 'console-office', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => call(() => callApi('GET /api/v1/console/verifications/{id}', { params: { id } })),
  });
  if (data === undefined)
    return error === null ? (
      <Skeleton className="h-64" />
    ) : (
      <ConsoleProblem error={error} retry={() => void refetch()} />
    );
  return (
    <div className="grid gap-4">
      <div className="lg:hidden">
        <Button kind="quiet" size="small" onClick={onBack}>
          {t('common.back')}
        </Button>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Card as="section" className="grid gap-6 p-5">
          <Head office={data} />
          <OfficeEvidence office={data} />
          <OfficeDocuments office={data} />
        </Card>
        {data.state === 'sent' ? (
          <OfficeDecision
            id={data.id}
            onSaved={(next) => {
              client.setQueryData(queryKey, next);
              void client.invalidateQueries({ predicate: ({ queryKey: key }) => key.includes('desk') });
              onDone();
            }}
            onStale={() => void refetch()}
          />
        ) : (
          <Decided office={data} />
        )}
      </div>
    </div>
  );
}

function Head({ office }: { office: ConsoleOffice }) {
  const t = useTranslations('consoleOffices');
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={office.state === 'sent' ? 'warning' : 'neutral'}>{t(`states.${office.state}`)}</Badge>
        <Badge tone="info">{t(office.is_renewal ? 'renewal' : 'first')}</Badge>
        {office.account.is_suspended ? <Badge tone="danger">{t('suspended')}</Badge> : null}
        <span className="tabular text-sm text-soft">
          {t('since', { at: ltrText(dateTimeText(office.sent_at ?? '')) })}
        </span>
      </p>
      <h2 className="text-lg font-bold">
        <bdi>{office.account.name}</bdi>
      </h2>
    </div>
  );
}

function Decided({ office: { operator, decided_at, reason, expires_on } }: { office: ConsoleOffice }) {
  const t = useTranslations('consoleOffices');
  const at = ltrText(dateTimeText(decided_at ?? ''));
  return (
    <Card as="section">
      <div className="grid gap-2">
        <p>{operator === null ? t('decidedAt', { at }) : t('decidedBy', { name: operator, at })}</p>
        {reason === null ? null : (
          <p className="whitespace-pre-line">
            <bdi>{reason}</bdi>
          </p>
        )}
        {expires_on === null ? null : <p>{t('validUntil', { date: ltrText(expires_on) })}</p>}
      </div>
    </Card>
  );
}
