import type { ReceiptCase as Case } from '@diyar/contract/console/console-transfers';
import { dateTimeText } from '@diyar/contract/values/format';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge, Notice } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Price } from '../../../ui/price.tsx';
import { useAge } from '../age-text.ts';
import { FoundAtBank } from './found-at-bank.tsx';
import { ReceiptDecision } from './receipt-decision.tsx';
import { ReceiptPicture } from './receipt-picture.tsx';

interface CaseProps {
  one: Case;
  isChosen: boolean;
  onChoose: () => void;
  onDone: () => void;
}

/** A receipt that waits: a line of the list, and once chosen its evidence beside the decision. */
export function ReceiptCase({ one, isChosen, onChoose, onDone }: CaseProps) {
  const t = useTranslations('consoleTransfers');
  const age = useAge();
  const { subject, payer, expected, reference } = one;
  return (
    <Card as="li" className={`grid gap-5 p-5 ${isChosen ? 'ring-2 ring-primary' : ''}`}>
      <button
        type="button"
        aria-expanded={isChosen}
        onClick={onChoose}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 text-start"
      >
        <span className="font-bold">{t(subject.kind, { number: ltrText(subject.number) })}</span>
        <bdi className="text-soft">{payer}</bdi>
        <bdi dir="ltr" className="tabular font-medium">
          {reference}
        </bdi>
        <Badge icon="clock">{age(one.sent_at)}</Badge>
        {one.is_over ? <Badge tone="danger">{t('over')}</Badge> : null}
        {one.was_late ? <Badge tone="warning">{t('late')}</Badge> : null}
        <span className="ms-auto font-bold text-primary">
          <Price text={expected.text} />
        </span>
      </button>
      {isChosen ? (
        <div className="grid gap-6 border-t border-line pt-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Evidence one={one} />
          <ReceiptDecision key={one.proposed?.bank_reference ?? ''} one={one} onDone={onDone} />
        </div>
      ) : null}
    </Card>
  );
}

function Evidence({ one }: { one: Case }) {
  const t = useTranslations('consoleTransfers');
  const { same_file: same, looks_like: alike } = one;
  return (
    <div className="grid content-start gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <div>
          <dt className="text-sm text-soft">{t('expected')}</dt>
          <dd className="font-bold">
            <Price text={one.expected.text} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-soft">{t('reference')}</dt>
          <dd>
            <bdi dir="ltr" className="tabular font-bold">
              {one.reference}
            </bdi>
          </dd>
        </div>
      </dl>
      <p className="tabular text-sm text-soft">{t('sentAt', { at: ltrText(dateTimeText(one.sent_at)) })}</p>
      {same.length === 0 ? null : (
        <Notice tone="danger" icon="warning">
          {t('sameFile', { references: ltrText(same.join(', ')) })}
        </Notice>
      )}
      {alike === null || same.length > 0 ? null : (
        <Notice tone="warning" icon="warning">
          {t('looksLike', { reference: ltrText(alike) })}
        </Notice>
      )}
      {one.statement === null ? <ReceiptPicture id={one.id} /> : <FoundAtBank said={one.statement} />}
    </div>
  );
}
