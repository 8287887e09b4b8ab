import type { Session } from '@diyar/contract/people/sessions';
import { dateTimeText } from '@diyar/contract/values/format';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useSession } from '../../session/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from './section.tsx';

/** Where the person is signed in, each device with its way out. */
export function DevicesSection() {
  const t = useTranslations('myInfo.devices');
  const tCommon = useTranslations('common');
  const lang = useLang();
  const key = [lang, 'sessions', useSession().user?.id];
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: () => callApi('GET /api/v1/auth/sessions', { lang }),
  });
  return (
    <Section title={t('title')} text={t('text')}>
      {data === undefined && error !== null ? (
        <p className="flex flex-wrap items-center gap-3">
          {t('failed')}
          <Button kind="secondary" onClick={() => void refetch()}>
            {tCommon('retry')}
          </Button>
        </p>
      ) : null}
      {data === undefined && error === null ? <Skeleton className="h-16" /> : null}
      {data === undefined ? null : (
        <ul className="grid divide-y divide-line">
          {data.sessions.map((session) => (
            <Device key={session.id} session={session} queryKey={key} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Device({ session, queryKey }: { session: Session; queryKey: unknown[] }) {
  const t = useTranslations('myInfo.devices');
  const lang = useLang();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi('DELETE /api/v1/auth/sessions/{id}', { params: { id: session.id }, lang }),
    onSuccess: () => toast.success(t('ended')),
    onError: (error) => {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const browser = t(`browser.${session.browser ?? 'unknown'}`);
  const device =
    session.system === null ? browser : t('named', { browser, system: t(`system.${session.system}`) });
  const used = ltrText(dateTimeText(session.last_used_at));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi>{device}</bdi>
          {session.current ? <Badge tone="primary">{t('current')}</Badge> : null}
        </p>
        <p className="text-sm text-soft">
          {t('used', { time: used })} · {t('since', { time: ltrText(dateTimeText(session.created_at)) })} ·{' '}
          {t('actsFor', { account: session.account })}
        </p>
      </div>
      {session.current ? null : (
        <Button
          kind="secondary"
          pending={isPending}
          aria-label={t('endOf', { device, time: used })}
          onClick={() => mutate()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
