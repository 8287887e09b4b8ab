import type { BankLine, LineMatch } from '@diyar/contract/console/console-bank-lines';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';

/** What a line is proposed for, why, and what confirming it does. */
export function LineProposal({ one: { proposal, waits, alike, amount } }: { one: BankLine }) {
  const t = useTranslations('consoleStatement');
  if (proposal === null && alike > 0) return <Notice tone="warning">{t('unsure', { n: alike })}</Notice>;
  if (proposal === null)
    return <Notice tone={waits ? 'info' : 'warning'}>{t(waits ? 'waits' : 'noProposal')}</Notice>;
  const { match, reason, is_recorded: isRecorded } = proposal;
  return (
    <section className="grid gap-2 rounded-base bg-sunken p-4">
      <h2 className="text-sm text-soft">{t('proposalTitle')}</h2>
      <Match match={match} />
      <p className="text-sm">{t(`because.${reason}`)}</p>
      {reason === 'amount' ? <Notice tone="warning">{t('compareName')}</Notice> : null}
      {match.kind === 'transfer' ? (
        <Consequence match={match} amount={amount.amount} isRecorded={isRecorded} />
      ) : null}
    </section>
  );
}

function Match({ match }: { match: LineMatch }) {
  const t = useTranslations('consoleStatement');
  if (match.kind === 'payout')
    return (
      <p>
        <strong>{t('payout', { number: ltrText(match.id) })}</strong> ·{' '}
        {t('payoutOf', { account: match.account, batch: ltrText(match.batch) })}
      </p>
    );
  if (match.kind === 'settlement')
    return (
      <p>
        <strong>{t('settlement', { date: ltrText(match.date) })}</strong> ·{' '}
        <bdi dir="ltr">{match.gateway}</bdi>
      </p>
    );
  const { subject, payer } = match;
  const of = t(subject.kind, { number: ltrText(subject.number) });
  return (
    <p>
      <strong>
        {match.kind === 'refund' ? t('refund') : t('transfer', { reference: ltrText(match.id) })}
      </strong>{' '}
      · {of} · <bdi>{payer}</bdi>
      {match.kind === 'refund' ? (
        <span className="block text-sm text-soft">
          {match.reference === null
            ? t('refundTaken')
            : t('refundOf', { reference: ltrText(match.reference) })}
        </span>
      ) : null}
    </p>
  );
}

interface ConsequenceProps {
  match: Extract<LineMatch, { kind: 'transfer' }>;
  amount: number;
  isRecorded: boolean;
}

function Consequence({ match: { expected, has_receipt: hasReceipt }, amount, isRecorded }: ConsequenceProps) {
  const t = useTranslations('consoleStatement');
  if (isRecorded) return <Notice tone="info">{t('recorded')}</Notice>;
  if (expected === null) return <Notice tone="warning">{t('over')}</Notice>;
  const unlike = amount < expected.amount ? t('less') : amount > expected.amount ? t('more') : null;
  return (
    <>
      <p className="text-sm text-soft">
        {t('expected', { amount: ltrText(expected.text) })} ·{' '}
        {t(hasReceipt ? 'withReceipt' : 'withoutReceipt')}
      </p>
      {unlike === null ? null : <Notice tone="warning">{unlike}</Notice>}
    </>
  );
}
