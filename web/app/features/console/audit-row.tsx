import type { AuditEntry } from '@diyar/contract/console/console-audit';
import { dateTimeText, groupedNumber } from '@diyar/contract/values/format';
import { moneyText } from '@diyar/contract/values/money';
import type { ReactNode } from 'react';
import { ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { deskPaths } from '../../site/desk-paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { SettingName } from './setting-name.tsx';

/** One act: when, who, what, to which thing, and why. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('console.audit');
  return (
    <li className="grid gap-x-4 gap-y-0.5 px-4 py-2 text-sm lg:grid-cols-[9.5rem_11rem_13rem_minmax(0,1fr)_6rem]">
      <time dateTime={entry.at} className="tabular text-soft">
        <bdi dir="ltr">{dateTimeText(entry.at)}</bdi>
      </time>
      <span className="truncate font-medium">
        <bdi>{entry.operator.name}</bdi>
      </span>
      <span className="font-medium">{t(`acts.${entry.act}`)}</span>
      <div className="min-w-0">
        <Subject entry={entry} />
        {entry.reason === null ? null : (
          <p className="text-soft">
            <bdi>{entry.reason}</bdi>
          </p>
        )}
      </div>
      <span title={`${t('request')} ${entry.request_id}`} className="text-xs text-faint">
        <bdi dir="ltr" className="tabular">
          {entry.request_id.slice(0, 8)}
        </bdi>
      </span>
    </li>
  );
}

/** Things whose address says which they are. */
const NAMED: readonly string[] = ['city', 'district', 'category', 'feature'];

/** A place or a kind by its address, and what it was merged into. */
function NamedSubject({ entry }: { entry: AuditEntry }) {
  const { into } = factsOf(entry.after);
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <bdi dir="ltr">{entry.subject?.id}</bdi>
      {typeof into === 'string' ? (
        <>
          <Icon name="arrow" className="size-4 text-faint" />
          <bdi dir="ltr">{into}</bdi>
        </>
      ) : null}
    </p>
  );
}

function Subject({ entry }: { entry: AuditEntry }) {
  const t = useTranslations('console.audit');
  if (entry.subject?.kind === 'minimum_price') return <MinimumSubject of={entry.subject.id} entry={entry} />;
  if (NAMED.includes(entry.subject?.kind ?? '')) return <NamedSubject entry={entry} />;
  if (entry.subject?.kind !== 'setting') return null;
  const after = factsOf(entry.after);
  const from = after.effective_from;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <span>
        <SettingName settingKey={entry.subject.id} />
      </span>
      <Value>{factsOf(entry.before).value}</Value>
      <Icon name="arrow" className="size-4 text-faint" />
      <Value>{after.value}</Value>
      {typeof from === 'string' ? (
        <span className="text-xs text-soft">{t('from', { at: ltrText(dateTimeText(from)) })}</span>
      ) : null}
    </p>
  );
}

/** A minimum price by its category and kind, what it was and what it is. */
function MinimumSubject({ of, entry }: { of: string; entry: AuditEntry }) {
  const t = useTranslations('console');
  const lang = useLang();
  const amountOf = (written: unknown) => {
    const { amount } = factsOf(written);
    return typeof amount === 'number' ? moneyText(amount) : t('minimumPrices.none');
  };
  const from = factsOf(entry.after).effective_from;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      <Link to={deskPaths(lang).consoleMinimumPrices({ of })} className="hover:underline">
        <bdi dir="ltr">{of}</bdi>
      </Link>
      <Value>{amountOf(entry.before)}</Value>
      <Icon name="arrow" className="size-4 text-faint" />
      <Value>{amountOf(entry.after)}</Value>
      {typeof from === 'string' ? (
        <span className="text-xs text-soft">{t('audit.from', { at: ltrText(dateTimeText(from)) })}</span>
      ) : null}
    </p>
  );
}

function Value(props: { children: unknown }): ReactNode {
  const value = props.children;
  if (typeof value === 'number') return <bdi className="tabular font-bold">{groupedNumber(value)}</bdi>;
  return <bdi className="max-w-64 truncate font-bold">{String(value ?? '')}</bdi>;
}

/** Recorded JSON, of which only known fields are read. */
function factsOf(written: unknown): {
  value?: unknown;
  amount?: unknown;
  effective_from?: unknown;
  into?: unknown;
} {
  return typeof written === 'object' && written !== null ? written : {};
}
