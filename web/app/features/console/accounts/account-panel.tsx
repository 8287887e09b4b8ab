import type { ConsoleAccount } from '@diyar/contract/console/console-accounts';
import { dateText, dateTimeText } from '@diyar/contract/values/format';
import type { Messages } from '@diyar/messages/messages';
import type { ReactNode } from 'react';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { deskPaths } from '../../../site/desk-paths.ts';
import { paths } from '../../../site/paths.ts';
import { Badge, Notice } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Price } from '../../../ui/price.tsx';
import { DecideForm } from './decide-form.tsx';
import { RecoverPhoneForm } from './recover-phone-form.tsx';

/** An account with what it has and does, beside what can be decided about it. */
export function AccountPanel({ account, refetch }: { account: ConsoleAccount; refetch: () => void }) {
  const t = useTranslations('consoleAccounts');
  const lang = useLang();
  const { suspended, state } = account;
  return (
    <div className="grid gap-4">
      <Link to={deskPaths(lang).consoleAccounts()} className="font-bold text-primary hover:underline">
        {t('back')}
      </Link>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
        <Card>
          <div className="grid gap-4">
            <h2 className="flex flex-wrap items-center gap-3 text-lg font-bold">
              <Link to={paths(lang).profile(account.id)} className="hover:underline">
                <bdi>{account.name}</bdi>
              </Link>
              <Badge tone={state === 'suspended' ? 'danger' : 'neutral'}>{t(`states.${state}`)}</Badge>
              <span className="text-sm font-normal text-soft">{t(`kinds.${account.kind}`)}</span>
            </h2>
            {suspended === null ? null : (
              <Notice tone="danger">
                {t('suspendedSince', { date: ltrText(dateText(suspended.at)), reason: suspended.reason })}
              </Notice>
            )}
            <Facts account={account} />
          </div>
        </Card>
        {state === 'closed' ? null : (
          <div className="grid gap-5">
            <DecideForm account={account} onDone={refetch} />
            <RecoverPhoneForm account={account} onDone={refetch} />
          </div>
        )}
      </div>
    </div>
  );
}

type FactKey = keyof Messages['consoleAccounts']['facts'];

function Facts({ account }: { account: ConsoleAccount }) {
  const t = useTranslations('consoleAccounts');
  const { ads, bookings, reports, team } = account;
  const facts: [FactKey, ReactNode][] = [
    ['number', ltrText(account.id)],
    ['phone', account.phone && ltrText(account.phone)],
    ['email', account.email && ltrText(account.email)],
    ['since', ltrText(dateText(account.created_at))],
    ['lastActed', ltrText(dateTimeText(account.last_acted_at))],
    ['verified', account.verified_at === null ? t('notVerified') : ltrText(dateText(account.verified_at))],
    ['sessions', account.sessions],
    ['ads', t('adsText', ads)],
    ['asGuest', bookings.as_guest],
    ['asHost', bookings.as_host],
    ['owed', <Price key="owed" text={account.owed.text} />],
    ['reportsMade', reports.made],
    ['reportsAbout', reports.about],
    ['tickets', account.tickets],
    ['team', team.length === 0 ? null : team.map(({ name }) => name).join(' · ')],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {facts.map(([key, value]) =>
        value === null ? null : (
          <div key={key} className="flex justify-between gap-4 border-b border-line py-2">
            <dt className="text-soft">{t(`facts.${key}`)}</dt>
            <dd className="tabular min-w-0 text-end wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
