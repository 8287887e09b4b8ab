import type { ListedOperator } from '@diyar/contract/console/console-operators';
import { dateTimeText } from '@diyar/contract/values/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { AddOperatorDialog } from './add-operator-dialog.tsx';
import { type Asked, OperatorDialog } from './operator-dialog.tsx';

/** Who may open the console: adding, changing roles, resetting an authenticator, removing. */
export function OperatorsPage() {
  const t = useTranslations('console.operators');
  const lang = useLang();
  const call = useConsoleCall();
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: [lang, 'operators'],
    queryFn: () => call(() => callApi('GET /api/v1/console/operators')),
  });
  const done = () => void refetch();
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-xl font-bold">{t('title')}</h1>
          <p className="text-soft">{t('intro')}</p>
        </div>
        <Button onClick={() => setAdding(true)}>{t('add')}</Button>
      </div>
      {data === undefined && error !== null ? <ConsoleProblem error={error} retry={done} /> : null}
      {data === undefined && error === null ? <PageSkeleton /> : null}
      {data === undefined ? null : (
        <ul aria-label={t('list')} className="grid gap-3">
          {data.items.map((one) => (
            <Row key={one.id} one={one} onAsk={(what) => setAsked({ what, one })} />
          ))}
        </ul>
      )}
      {isAdding ? <AddOperatorDialog onClose={() => setAdding(false)} onDone={done} /> : null}
      {asked === null ? null : <OperatorDialog asked={asked} onClose={() => setAsked(null)} onDone={done} />}
    </div>
  );
}

function Row({ one, onAsk }: { one: ListedOperator; onAsk: (what: Asked['what']) => void }) {
  const t = useTranslations('console.operators');
  return (
    <Card as="li" className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <div className="grid min-w-0 grow gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-bold">{one.name ?? t('unnamed')}</bdi>
          {one.is_me ? <Badge>{t('me')}</Badge> : null}
          {one.roles.map((role) => (
            <Badge key={role} tone="primary">
              {t(`roles.${role}`)}
            </Badge>
          ))}
        </p>
        <p className="tabular flex flex-wrap gap-x-4 text-sm text-soft">
          <bdi dir="ltr">{one.phone}</bdi>
          {one.enrolled_at === null ? <span>{t('waitsForApp')}</span> : null}
          {one.last_seen_at === null ? null : (
            <span>{t('lastSeen', { at: ltrText(dateTimeText(one.last_seen_at)) })}</span>
          )}
          <span>{t('sessions', { count: one.sessions })}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" size="small" onClick={() => onAsk('roles')}>
          {t('change')}
        </Button>
        {one.is_me ? null : (
          <Button kind="secondary" size="small" onClick={() => onAsk('reset')}>
            {t('reset')}
          </Button>
        )}
        <Button kind="danger" size="small" onClick={() => onAsk('remove')}>
          {t('remove')}
        </Button>
      </div>
    </Card>
  );
}
